@testable import MVPRImpl

/// Records what it shows.
final class PlacesViewDouble: PlacesView {
  private(set) var title: String?
  private(set) var searchText: String?
  private(set) var rows: [PlacesRow] = []
  private(set) var rowsSetCount = 0
  private(set) var rowsAddedCount = 0
  private(set) var indicesOfRowsShownAnew: [Int] = []
  private(set) var moreButton: PlacesMoreButton?
  private(set) var empty: String?
  private(set) var status = LoadStatus.idle
  private(set) var endedRefreshingCount = 0

  var isSpinnerShown: Bool { status.isLoading }
  var error: String? { status.message }

  func setTitle(_ text: String) { title = text }
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
  func setMoreButton(_ button: PlacesMoreButton?) { moreButton = button }
  func setEmpty(_ text: String?) { empty = text }
  func setLoadStatus(_ status: LoadStatus) { self.status = status }
  func endRefreshing() { endedRefreshingCount += 1 }
}
