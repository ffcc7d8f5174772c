/// Leads from an article back to where it was opened.
final class ArticleRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  let alertAssembly: AlertAssembly

  init(alertAssembly: AlertAssembly) {
    self.alertAssembly = alertAssembly
  }
}

// MARK: - ArticleRouterInput

extension ArticleRouter: ArticleRouterInput {
  func closeModule() {
    transitionHandler?.pop()
  }
}

// MARK: - AlertRoute

extension ArticleRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
