import SharedModel

/// What came of asking for places.
protocol PlacesInteractorOutput: AnyObject {
  /// A list with its first page is there.
  func didObtainPlaces(_ list: PlaceListItem)
  /// These places follow those of the list obtained last; they were asked for here or on another screen.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The list obtained last has lost the place that stood there, counted from 0.
  func didRemovePlace(at index: Int)
  /// The request for more places was answered; they have been added.
  func didObtainMorePlaces()
  func didFailToObtainPlaces(_ error: ServiceError)
  /// The place that stands there in the list obtained last has become a favourite, or is one no more.
  func didChangeFavourite(ofPlaceAt index: Int)
}
