import SharedModel

/// Who takes the user on from the screen of the places, and shows what comes over it.
protocol PlacesViewModelCoordinatorDelegate: AnyObject {
  /// The user wants to see that place, and may want to see those that follow in the list.
  func placesViewModel(_ viewModel: PlacesViewModel, didSelect place: Place, in list: PlaceList)
  /// The rows are as old as before; the user is to be told so in these words.
  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String)
}
