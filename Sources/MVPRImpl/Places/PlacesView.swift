/// Displays the list of places.
protocol PlacesView: AnyObject {
  func setTitle(_ text: String)
  func setSearchText(_ text: String)
  func setRows(_ rows: [PlacesRow])
  /// Appends rows.
  func addRows(_ rows: [PlacesRow])
  /// Removes a row; rows are counted from 0.
  func removeRow(at index: Int)
  /// Updates one row only; rows are counted from 0.
  func setRow(_ row: PlacesRow, at index: Int)
  /// Shows the button below the list, or hides it if `button` is nil.
  func setMoreButton(_ button: PlacesMoreButton?)
  /// Shows why the list is empty, or hides that if `text` is nil.
  func setEmpty(_ text: String?)
  func setLoadStatus(_ status: LoadStatus)
  /// Ends the pull-to-refresh, whether it succeeded or not.
  func endRefreshing()
}
