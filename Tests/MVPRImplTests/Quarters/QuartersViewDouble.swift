@testable import MVPRImpl

/// Records what it shows.
final class QuartersViewDouble: QuartersView {
  private(set) var title: String?
  private(set) var order: Int?
  private(set) var rows: [QuartersRow] = []
  private(set) var isEmptyShown = false
  private(set) var status = LoadStatus.idle
  private(set) var endedRefreshingCount = 0

  var isSpinnerShown: Bool { status.isLoading }
  var error: String? { status.message }

  func setTitle(_ text: String) { title = text }
  func setOrder(at index: Int?) { order = index }
  func setRows(_ rows: [QuartersRow]) { self.rows = rows }
  func setEmptyShown(_ isShown: Bool) { isEmptyShown = isShown }
  func setLoadStatus(_ status: LoadStatus) { self.status = status }
  func endRefreshing() { endedRefreshingCount += 1 }
}
