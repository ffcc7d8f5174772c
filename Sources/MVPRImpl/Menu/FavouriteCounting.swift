import SharedModel

/// The number of favourites, for the menu.
protocol FavouriteCounting: AnyObject {
  var count: Int { get }
  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteCounting {}
