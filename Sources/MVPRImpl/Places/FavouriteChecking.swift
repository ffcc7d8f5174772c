import SharedModel

/// The favourites, for the screens of places.
protocol FavouriteChecking: AnyObject {
  func contains(_ id: Place.ID) -> Bool
  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteChecking {}
