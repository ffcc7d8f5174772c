import SharedModel

/// Changes which places are favourites, as the screen of a place needs it.
protocol FavouriteEditing: AnyObject {
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void)
}

// MARK: - FavouriteEditor

extension FavouriteEditor: FavouriteEditing {}
