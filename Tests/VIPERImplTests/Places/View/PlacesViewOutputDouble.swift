@testable import VIPERImpl

final class PlacesViewOutputDouble: PlacesViewOutput {
  private(set) var events: [String] = []

  func didTriggerViewReady() {
    events.append("ready")
  }

  func didEditQuery(_ text: String) {
    events.append("query \(text)")
  }

  func didPullToRefresh() {
    events.append("pull")
  }

  func didSelectRow(at index: Int) {
    events.append("row \(index)")
  }

  func didScrollToEnd() {
    events.append("end")
  }

  func didTapMore() {
    events.append("more")
  }

  func didTapRetry() {
    events.append("retry")
  }
}
