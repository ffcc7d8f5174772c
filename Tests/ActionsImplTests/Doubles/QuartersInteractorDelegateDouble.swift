import SharedModel

@testable import ActionsImpl

/// Keeps what the quarters' interactor has notified of, and does nothing about it.
final class QuartersInteractorDelegateDouble: QuartersInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeProgress() {
    events.append("progress")
  }

  func interactorDidChangeQuarters() {
    events.append("quarters")
  }

  func interactorDidFailToRefresh() {
    events.append("refresh failed")
  }

  func interactorDidSelect(_ quarter: Quarter) {
    events.append("selected \(quarter.name)")
  }
}
