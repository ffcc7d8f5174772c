/// Leads from an article back to where it was opened.
final class ArticleRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let alertAssembly = AlertAssembly()
}

// MARK: - ArticleRouterInput

extension ArticleRouter: ArticleRouterInput {
  func openAlert(title: String, didClose: @escaping () -> Void) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title, didClose: didClose))
  }

  func closeModule() {
    transitionHandler?.pop()
  }
}
