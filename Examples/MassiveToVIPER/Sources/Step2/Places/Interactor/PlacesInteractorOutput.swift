import SharedModel

/// Answers to requests for places.
protocol PlacesInteractorOutput: AnyObject {
  /// The first page of a list is there.
  func didObtainPlaces(_ list: PlaceListItem)
  /// These places follow the list obtained last; they were requested here or on another screen.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The list obtained last has lost the place at this index.
  func didRemovePlace(at index: Int)
  /// The request for more places was answered; they have been added.
  func didObtainMorePlaces()
  func didFailToObtainPlaces(_ error: ServiceError)
  /// The place at this index of the list obtained last has become a favourite, or no longer is one.
  func didChangeFavourite(ofPlaceAt index: Int)
}
