import SharedModel

/// What came of asking for places.
protocol PlacesInteractorOutput: AnyObject {
  /// A list with its first page is there.
  func didObtainPlaces(_ list: PlaceListItem)
  /// The list obtained last has more places than before, or lost one, here or on another screen.
  func didChangePlaces(_ list: PlaceListItem)
  /// The request for more places was answered; they were told as a change.
  func didObtainMorePlaces()
  func didFailToObtainPlaces(_ error: ServiceError)
  func didObtainFavourites(ids: Set<String>)
}
