import SharedModel

/// What came of asking for places. Rows are counted from 0 through the places obtained last.
protocol PlacesInteractorOutput: AnyObject {
  /// The first page of what was asked for is there.
  func didObtainPlaces(_ places: [PlaceItem], query: PlaceQuery, isComplete: Bool)
  /// These places follow; they were asked for here or on another screen.
  func didAddPlaces(_ places: [PlaceItem], isComplete: Bool)
  /// The request for more places was answered; they have been added.
  func didObtainMorePlaces()
  func didFailToObtainPlaces(_ error: ServiceError)
  func didUpdatePlace(_ place: PlaceItem, at index: Int)
  func didRemovePlace(at index: Int)
}
