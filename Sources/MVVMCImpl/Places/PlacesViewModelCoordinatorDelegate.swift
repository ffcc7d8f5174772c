import SharedModel

/// Who takes the user on from the screen of the places, and shows what comes over it.
protocol PlacesViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see that place, and may want to see those that follow.
  func placesDidSelect(_ place: Place, in loaded: LoadedPlaces)
  /// The rows are as old as before; the user is to be told so in these words.
  func placesDidFailToRefresh(_ message: String)
}
