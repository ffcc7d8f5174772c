import SharedModel

/// Opens what the user selects in the list of places, and shows alerts over it.
protocol PlacesViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see a place, and perhaps the next ones in the list.
  func placesDidSelect(_ place: Place, in loaded: LoadedPlaces)
  /// A refresh failed; the message is for the user.
  func placesDidFailToRefresh(_ message: String)
}
