/// Who shows what comes over the screen of the places.
protocol PlacesViewModelCoordinatorDelegate: AnyObject {
  /// The rows are as old as before; the user is to be told so in these words.
  func placesViewModel(_ viewModel: PlacesViewModel, didFailToRefresh message: String)
}
