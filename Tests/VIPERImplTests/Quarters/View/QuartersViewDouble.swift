@testable import VIPERImpl

/// Remembers what a screen would show after every call.
final class QuartersViewDouble: @MainActor QuartersViewInput {
  private(set) var title = ""
  private(set) var order: Int?
  private(set) var isSpinning = false
  /// Set by a test that pulls to refresh, like the list.
  var isRefreshing = false
  private(set) var error: String?
  private(set) var quarters: QuartersViewModel?

  var titles: [String]? { quarters?.rows.map(\.title) }

  func showTitle(_ text: String) {
    title = text
  }

  func showOrder(at index: Int) {
    order = index
  }

  func showSpinner() {
    isSpinning = true
  }

  func hideSpinner() {
    isSpinning = false
  }

  func endRefreshing() {
    isRefreshing = false
  }

  func showQuarters(_ quarters: QuartersViewModel) {
    self.quarters = quarters
  }

  func showError(_ text: String) {
    error = text
  }

  func hideError() {
    error = nil
  }
}
