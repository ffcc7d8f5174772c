import HeadlessUI

/// Leads from an article to what lies over it, and back.
final class ArticleRouter: AlertRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
}

// MARK: - ArticleRouting

extension ArticleRouter: ArticleRouting {
  func close() {
    viewController?.navigationController?.popViewController()
  }
}
