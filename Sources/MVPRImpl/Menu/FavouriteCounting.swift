import SharedModel

/// How many favourites there are, as the menu needs it.
protocol FavouriteCounting: AnyObject {
  var count: Int { get }
  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteCounting {}
