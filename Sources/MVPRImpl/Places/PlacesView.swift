/// What the screen of the places can be told to show.
protocol PlacesView: AnyObject {
  func setSearchText(_ text: String)
  func setRows(_ rows: [PlacesRow])
  /// Shows more rows below those that are there.
  func addRows(_ rows: [PlacesRow])
  /// Takes one of the rows away; rows are counted from 0.
  func removeRow(at index: Int)
  /// Updates one of the rows and leaves the others alone; rows are counted from 0.
  func setRow(_ row: PlacesRow, at index: Int)
  /// Shows the button under the list, or none.
  func setFooter(_ footer: PlacesFooter?)
  /// Says why there are no rows, or nothing.
  func setEmpty(_ text: String?)
  func setSpinnerShown(_ isShown: Bool)
  /// Shows an error with the button to try again, or neither.
  func setError(_ text: String?)
  /// Shows that what the list was pulled for has come, or won't.
  func endRefreshing()
}
