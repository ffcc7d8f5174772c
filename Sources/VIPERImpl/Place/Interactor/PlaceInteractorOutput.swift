import SharedModel

/// What came of what the place module asked for.
protocol PlaceInteractorOutput: AnyObject {
  func didObtainPlace(_ place: PlaceItem)
  func didFailToObtainPlace(_ error: ServiceError)
  func didObtainFavourite(_ isFavourite: Bool)
  /// The change is taken back already.
  func didFailToSaveFavourite(_ error: ServiceError)
  func didObtainNote(_ text: String?)
  /// - Parameter listID: the number of the list that both places are in.
  func didObtainNextPlace(_ place: PlaceItem, listID: Int)
  func didReachLastPlace()
  func didFailToObtainNextPlace(_ error: ServiceError)
}
