import SharedModel

/// As a user, I want to add a place to my favourites, or remove it, and to see that at once.
struct SetFavouriteAction: Action {
  let placeID: Place.ID
  let isFavourite: Bool
  let changes: FavouriteChanges

  /// Calls back if the backend has refused the change, which has been taken back then. There is nothing to cancel,
  /// because the change goes on after its screen is gone.
  @discardableResult
  func run(_ callback: @escaping Callback<ServiceError>) -> Cancellable? {
    changes.set(isFavourite, placeID: placeID, didFail: callback)
    return nil
  }
}
