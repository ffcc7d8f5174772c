import SharedModel

/// Where the screen of the places can lead.
protocol PlacesRouting: AlertRouting {
  /// Leads to a place, which shares the list with this screen.
  func openPlace(_ place: Place, in list: any PlaceSequence)
}
