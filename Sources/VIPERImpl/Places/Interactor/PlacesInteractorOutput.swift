import SharedModel

/// The answers to requests for places, and changes of the list obtained last.
protocol PlacesInteractorOutput: AnyObject {
  /// The first page of a list is there.
  func didObtainPlaces(_ list: PlaceListItem)
  /// A page was added to the list obtained last, requested here or on another screen.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The place at this index was removed from the list obtained last.
  func didRemovePlace(at index: Int)
  /// The request for more places was answered; they have been added.
  func didObtainMorePlaces()
  func didFailToObtainPlaces(_ error: ServiceError)
  /// The place at this index of the list obtained last has become a favourite, or no longer is one.
  func didChangeFavourite(ofPlaceAt index: Int)
}
