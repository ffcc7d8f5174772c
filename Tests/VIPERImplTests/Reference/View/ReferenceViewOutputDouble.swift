@testable import VIPERImpl

final class ReferenceViewOutputDouble: ReferenceViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didPullToRefresh() {
    events.append("pull")
  }

  func didTapRetry() {
    events.append("retry")
  }

  func didSelectRow(at row: Int, inSection section: Int) {
    events.append("row \(row) of section \(section)")
  }
}
