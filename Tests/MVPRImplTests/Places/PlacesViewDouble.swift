@testable import MVPRImpl

/// Records what it shows.
final class PlacesViewDouble: PlacesView {
  private(set) var searchText: String?
  private(set) var rows: [PlacesRow] = []
  private(set) var rowsSetCount = 0
  private(set) var rowsAddedCount = 0
  private(set) var indicesOfRowsShownAnew: [Int] = []
  private(set) var footer: PlacesFooter?
  private(set) var empty: String?
  private(set) var isSpinnerShown = false
  private(set) var error: String?
  private(set) var endedRefreshingCount = 0

  func setSearchText(_ text: String) { searchText = text }
  func setRows(_ rows: [PlacesRow]) {
    self.rows = rows
    rowsSetCount += 1
  }
  func addRows(_ rows: [PlacesRow]) {
    self.rows += rows
    rowsAddedCount += 1
  }
  func removeRow(at index: Int) { rows.remove(at: index) }
  func setRow(_ row: PlacesRow, at index: Int) {
    rows[index] = row
    indicesOfRowsShownAnew.append(index)
  }
  func setFooter(_ footer: PlacesFooter?) { self.footer = footer }
  func setEmpty(_ text: String?) { empty = text }
  func setSpinnerShown(_ isShown: Bool) { isSpinnerShown = isShown }
  func setError(_ text: String?) { error = text }
  func endRefreshing() { endedRefreshingCount += 1 }
}
