/// Everything that the list of places can show.
protocol PlacesViewInput: AnyObject {
  func showTitle(_ text: String)
  /// Fills the search field.
  func showQuery(_ text: String)
  func showSpinner()
  func hideSpinner()
  /// Shows that a pull was answered.
  func endRefreshing()
  func showPlaces(_ places: PlacesViewModel)
  /// Shows rows below those that are there.
  ///
  /// - Parameter emptyText: the text in place of an empty list; see `PlacesViewModel`.
  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?)
  /// Takes a row away, counted from 0.
  func removeRow(at index: Int, emptyText: String?)
  /// Shows one row again, counted from 0.
  func updateRow(_ row: PlacesViewModel.Row, at index: Int)
  /// Shows the list's footer.
  func showMore(_ title: String, isEnabled: Bool)
  func hideMore()
  /// Says what went wrong and offers to try again.
  func showError(_ text: String)
  func hideError()
}
