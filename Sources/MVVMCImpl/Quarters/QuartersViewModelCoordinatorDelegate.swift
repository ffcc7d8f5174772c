/// Who shows what comes over the screen of the quarters.
protocol QuartersViewModelCoordinatorDelegate: AnyObject {
  /// The rows are as old as before; the user is to be told so in these words.
  func quartersViewModel(_ viewModel: QuartersViewModel, didFailToRefresh message: String)
}
