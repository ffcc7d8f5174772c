/// The screen of the places, as its presenter sees it.
protocol PlacesViewInput: LoadStatusViewInput {
  func showTitle(_ text: String)
  /// Fills the search field.
  func showQuery(_ text: String)
  /// Shows that a pull was answered.
  func endRefreshing()
  func showPlaces(_ places: PlacesViewModel)
  /// Adds rows below the others.
  ///
  /// - Parameter emptyText: see `PlacesViewModel.emptyText`.
  func addRows(_ rows: [PlacesViewModel.Row], emptyText: String?)
  /// Removes a row, counted from 0.
  func removeRow(at index: Int, emptyText: String?)
  /// Shows one row again, counted from 0.
  func updateRow(_ row: PlacesViewModel.Row, at index: Int)
  /// Shows the list's footer.
  func showMore(_ title: String, isEnabled: Bool)
  func hideMore()
}
