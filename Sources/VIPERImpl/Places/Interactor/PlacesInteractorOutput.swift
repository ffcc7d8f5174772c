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
  /// Which places are favourites now.
  ///
  /// - Parameter index: where the place that became one, or is one no more, stands in the list obtained last; nil when it
  ///   is not in it.
  func didChangeFavourites(ids: Set<String>, placeAt index: Int?)
}
