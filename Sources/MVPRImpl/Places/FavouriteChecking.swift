import SharedModel

/// Which places are favourites, as the screens of places need it.
protocol FavouriteChecking: AnyObject {
  func contains(_ id: Place.ID) -> Bool
  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteChecking {}
