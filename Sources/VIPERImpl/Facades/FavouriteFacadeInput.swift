import SharedModel

/// Changes favourites for interactors.
protocol FavouriteFacadeInput: AnyObject {
  /// Makes a place a favourite or removes it from the favourites: at once on the device, then with the backend, even if no
  /// screen is left.
  ///
  /// - Parameter didFail: runs once the last change has been undone because the backend refused it.
  func setFavourite(_ isFavourite: Bool, placeID: String, didFail: @escaping (ServiceError) -> Void)
}
