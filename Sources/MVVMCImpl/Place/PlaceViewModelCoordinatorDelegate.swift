import SharedModel

/// Takes the user on from a place, or back from it, and shows alerts over it.
protocol PlaceViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see the next place of the list.
  func placeDidFindNext(_ place: Place, in loaded: LoadedPlaces)
  /// The user wants to write a note on the place.
  func placeDidSelectNote(on id: Place.ID)
  /// Next or a favourite failed; the message is for a user who sees the place.
  func place(_ id: Place.ID, didFail message: String)
  /// The place couldn't be loaded; the message is for a user who sees it.
  func place(_ id: Place.ID, didFailToLoad message: String)
  /// The place is no longer in the guide; the message is for a user who sees it.
  func place(_ id: Place.ID, isGone message: String)
}
