import SharedModel

/// Who takes the user on from the screen of a place, or away from it, and shows what comes over it.
protocol PlaceViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see the place that follows in the list.
  func placeViewModel(_ viewModel: PlaceViewModel, didFindNext place: Place, in list: PlaceList)
  /// The user wants to write the note on the place.
  func placeViewModelDidSelectNote(_ viewModel: PlaceViewModel)
  /// What the user wanted could not be done; whoever sees the screen is to be told so in these words.
  func placeViewModel(_ viewModel: PlaceViewModel, didFail message: String)
  /// There is nothing to show; the user is to be told so in these words.
  func placeViewModel(_ viewModel: PlaceViewModel, didFailToLoad message: String)
  /// The place is no longer in the guide; whoever sees the screen is to be told so in these words.
  func placeViewModel(_ viewModel: PlaceViewModel, didLosePlace message: String)
}
