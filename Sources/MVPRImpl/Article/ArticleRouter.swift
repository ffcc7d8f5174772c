import HeadlessUI

/// Leads from an article to what lies over it, and back.
final class ArticleRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
}

// MARK: - ArticleRouting

extension ArticleRouter: ArticleRouting {
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    let action = AlertAction(title: button, didTap: didClose)
    viewController?.present(AlertController(title: title, actions: [action]))
  }

  func close() {
    viewController?.navigationController?.popViewController()
  }
}
