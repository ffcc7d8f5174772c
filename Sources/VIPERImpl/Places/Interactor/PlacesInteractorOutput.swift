import SharedModel

/// What came of asking for places.
protocol PlacesInteractorOutput: AnyObject {
  /// All pages obtained so far.
  func didObtainPlaces(_ places: [PlaceItem], isComplete: Bool)
  func didFailToObtainPlaces(_ error: ServiceError)
  func didObtainFavourites(ids: Set<String>)
}
