import SharedModel

/// What interactors can ask of whoever changes favourites for all of them.
protocol FavouriteSaverInput: AnyObject {
  /// Makes a place a favourite, or no more: at once on the device, and then with the backend, whoever is left to see it.
  ///
  /// - Parameter didFail: runs once the last change has been taken back, as the backend refused it.
  func setFavourite(_ isFavourite: Bool, placeID: String, didFail: @escaping (ServiceError) -> Void)
}
