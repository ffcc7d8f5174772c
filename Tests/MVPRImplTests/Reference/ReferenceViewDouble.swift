@testable import MVPRImpl

/// Records what it shows.
final class ReferenceViewDouble: ReferenceView {
  private(set) var title: String?
  private(set) var sections: [ReferenceSection] = []
  private(set) var status = LoadStatus.idle
  private(set) var endedRefreshingCount = 0

  var isSpinnerShown: Bool { status.isLoading }
  var error: String? { status.message }

  func setTitle(_ text: String) { title = text }
  func setSections(_ sections: [ReferenceSection]) { self.sections = sections }
  func setLoadStatus(_ status: LoadStatus) { self.status = status }
  func endRefreshing() { endedRefreshingCount += 1 }
}
