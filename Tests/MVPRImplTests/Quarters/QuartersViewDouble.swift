@testable import MVPRImpl

/// Records what it shows.
final class QuartersViewDouble: QuartersView {
  private(set) var order: Int?
  private(set) var rows: [QuartersRow] = []
  private(set) var isEmptyShown = false
  private(set) var isSpinnerShown = false
  private(set) var error: String?
  private(set) var endedRefreshingCount = 0

  func setOrder(at index: Int?) { order = index }
  func setRows(_ rows: [QuartersRow]) { self.rows = rows }
  func setEmptyShown(_ isShown: Bool) { isEmptyShown = isShown }
  func setSpinnerShown(_ isShown: Bool) { isSpinnerShown = isShown }
  func setError(_ text: String?) { error = text }
  func endRefreshing() { endedRefreshingCount += 1 }
}
