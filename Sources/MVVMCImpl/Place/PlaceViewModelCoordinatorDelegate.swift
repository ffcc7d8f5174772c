import SharedModel

/// Who takes the user on from the screen of a place, or away from it, and shows what comes over it.
protocol PlaceViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see the place that follows in the list.
  func placeDidFindNext(_ place: Place, in loaded: LoadedPlaces)
  /// The user wants to write the note on the place.
  func placeDidSelectNote(on id: Place.ID)
  /// What the user wanted could not be done; whoever sees the screen is to be told so in these words.
  func place(_ id: Place.ID, didFail message: String)
  /// There is nothing to show; whoever sees the screen is to be told so in these words.
  func place(_ id: Place.ID, didFailToLoad message: String)
  /// The place is no longer in the guide; whoever sees the screen is to be told so in these words.
  func place(_ id: Place.ID, isGone message: String)
}
