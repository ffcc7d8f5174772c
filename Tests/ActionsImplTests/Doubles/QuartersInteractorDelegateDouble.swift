import SharedModel

@testable import ActionsImpl

/// Records the notifications from the quarters' interactor.
final class QuartersInteractorDelegateDouble: QuartersInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
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
