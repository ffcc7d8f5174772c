@testable import VIPERImpl

/// Remembers what a screen would show after every call.
final class ReferenceViewDouble: @MainActor ReferenceViewInput {
  private(set) var title = ""
  private(set) var isSpinning = false
  /// Set by a test that pulls to refresh, like the list.
  var isRefreshing = false
  private(set) var error: String?
  private(set) var sections: [ReferenceSectionViewModel]?

  func showTitle(_ text: String) {
    title = text
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

  func showSections(_ sections: [ReferenceSectionViewModel]) {
    self.sections = sections
  }

  func showError(_ text: String) {
    error = text
  }

  func hideError() {
    error = nil
  }
}
