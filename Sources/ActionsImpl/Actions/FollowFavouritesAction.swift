import SharedModel

/// As a user, I want to see everywhere at once which places are my favourites.
final class FollowFavouritesAction: Action {
  typealias Output = Place.ID

  private let favourites: Favourites
  private var observation: Cancellable?

  init(favourites: Favourites) {
    self.favourites = favourites
  }

  func run(_ callback: @escaping Callback) {
    observation = favourites.observe(callback)
  }

  func cancel() {
    observation = nil
  }
}
