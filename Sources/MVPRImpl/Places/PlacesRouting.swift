import SharedModel

/// Navigates from the places' screen.
protocol PlacesRouting: AlertRouting {
  /// Opens a place, which shares the list with this screen.
  func openPlace(_ place: Place, in list: any PlaceSequence)
}
