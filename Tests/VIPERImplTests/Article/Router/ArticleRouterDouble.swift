@testable import VIPERImpl

final class ArticleRouterDouble: ArticleRouterInput {
  private(set) var alerts: [String] = []
  private(set) var closeAlert: (() -> Void)?
  private(set) var closeCount = 0

  func openAlert(title: String, didClose: @escaping () -> Void) {
    alerts.append(title)
    closeAlert = didClose
  }

  func closeModule() {
    closeCount += 1
  }
}
