import HeadlessUI

/// Navigates back from an article, and shows its alerts.
final class ArticleRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
}

// MARK: - ArticleRouting

extension ArticleRouter: ArticleRouting {
  func close() {
    viewController?.navigationController?.popViewController()
  }
}
