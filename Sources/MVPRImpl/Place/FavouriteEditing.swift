import SharedModel

/// Changes which places are favourites, as the screen of a place needs it.
protocol FavouriteEditing: AnyObject {
  /// Makes a place a favourite, or no more; `didFail` is called when the last change had to be taken back.
  func set(_ isFavourite: Bool, placeID: Place.ID, didFail: @escaping @MainActor (ServiceError) -> Void)
}
