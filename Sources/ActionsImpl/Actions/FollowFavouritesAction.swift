import SharedModel

/// As a user, I want to see everywhere at once which places are my favourites.
final class FollowFavouritesAction: OngoingAction {
  var underWay: Cancellable?
  private let favourites: Favourites

  init(favourites: Favourites) {
    self.favourites = favourites
  }

  func start(_ callback: @escaping Callback<Place.ID>) -> Cancellable? {
    favourites.observe(callback)
  }
}
