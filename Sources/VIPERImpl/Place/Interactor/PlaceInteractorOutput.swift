import SharedModel

/// The answers to the requests of the place module.
protocol PlaceInteractorOutput: AnyObject {
  func didObtainPlace(_ place: PlaceItem)
  func didFailToObtainPlace(_ error: ServiceError)
  func didObtainFavourite(_ isFavourite: Bool)
  /// The change has been undone already.
  func didFailToSaveFavourite(_ error: ServiceError)
  func didObtainNote(_ text: String?)
  func didObtainNextPlace(_ place: PlaceItem)
  func didReachLastPlace()
  func didFailToObtainNextPlace(_ error: ServiceError)
}
