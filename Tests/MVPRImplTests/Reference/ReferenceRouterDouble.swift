import SharedModel

@testable import MVPRImpl

/// Records where the presenter navigates, and its alerts.
final class ReferenceRouterDouble: @MainActor ReferenceRouting {
  private(set) var openedArticles: [Article] = []
  private(set) var alerts: [[String]] = []

  func openArticle(_ article: Article) { openedArticles.append(article) }
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) { alerts.append([title, button]) }
}
