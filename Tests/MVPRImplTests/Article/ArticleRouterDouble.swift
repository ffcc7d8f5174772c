@testable import MVPRImpl

/// Records alerts, closes them when a test says so, and counts how often it went back.
final class ArticleRouterDouble: @MainActor ArticleRouting {
  private(set) var alerts: [[String]] = []
  private(set) var closeCount = 0
  private var didCloseAlert: (() -> Void)?

  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    alerts.append([title, button])
    didCloseAlert = didClose
  }

  func close() { closeCount += 1 }

  func closeAlert() { didCloseAlert?() }
}
