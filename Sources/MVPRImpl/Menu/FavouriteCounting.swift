import SharedModel

/// How many favourites there are, as the menu needs it.
protocol FavouriteCounting: AnyObject {
  var count: Int { get }
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteCounting {}
