@testable import VIPERImpl

final class QuartersViewOutputDouble: QuartersViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didChooseOrder(at index: Int) {
    events.append("order \(index)")
  }

  func didPullToRefresh() {
    events.append("pull")
  }

  func didTapRetry() {
    events.append("retry")
  }

  func didSelectRow(at index: Int) {
    events.append("row \(index)")
  }
}
