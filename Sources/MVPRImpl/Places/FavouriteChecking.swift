import SharedModel

/// Which places are favourites, as the list of places needs it.
protocol FavouriteChecking: AnyObject {
  func contains(_ id: Place.ID) -> Bool
  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable
}

// MARK: - Favourites

extension Favourites: FavouriteChecking {}
