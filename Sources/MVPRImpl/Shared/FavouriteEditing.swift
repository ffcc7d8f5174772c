import SharedModel

/// Changes favourites, for a place's screen.
protocol FavouriteEditing: AnyObject {
  /// Adds a place to the favourites, or removes it. Calls `didFail` if the last change had to be taken back.
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void)
}
