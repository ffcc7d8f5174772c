/// Displays the list of places.
protocol PlacesView: AnyObject {
  func setSearchText(_ text: String)
  func setRows(_ rows: [PlacesRow])
  /// Appends rows.
  func addRows(_ rows: [PlacesRow])
  /// Removes a row; rows are counted from 0.
  func removeRow(at index: Int)
  /// Updates one row only; rows are counted from 0.
  func setRow(_ row: PlacesRow, at index: Int)
  /// Shows the button below the list, or hides it if `footer` is nil.
  func setFooter(_ footer: PlacesFooter?)
  /// Shows why the list is empty, or hides that if `text` is nil.
  func setEmpty(_ text: String?)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error and the Retry button, or hides both if `text` is nil.
  func setError(_ text: String?)
  /// Ends the pull-to-refresh, whether it succeeded or not.
  func endRefreshing()
}
