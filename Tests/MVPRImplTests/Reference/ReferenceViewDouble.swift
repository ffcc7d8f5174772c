@testable import MVPRImpl

/// Records what it shows.
final class ReferenceViewDouble: ReferenceView {
  private(set) var sections: [ReferenceSection] = []
  private(set) var isSpinnerShown = false
  private(set) var error: String?
  private(set) var endedRefreshingCount = 0

  func setSections(_ sections: [ReferenceSection]) { self.sections = sections }
  func setSpinnerShown(_ isShown: Bool) { isSpinnerShown = isShown }
  func setError(_ text: String?) { error = text }
  func endRefreshing() { endedRefreshingCount += 1 }
}
