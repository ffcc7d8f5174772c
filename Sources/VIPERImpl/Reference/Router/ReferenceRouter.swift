/// Opens articles, and what lies over the reference book.
final class ReferenceRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let articleAssembly: ArticleAssembly
  private let alertAssembly = AlertAssembly()

  init(articleAssembly: ArticleAssembly) {
    self.articleAssembly = articleAssembly
  }
}

// MARK: - ReferenceRouterInput

extension ReferenceRouter: ReferenceRouterInput {
  func openArticle(_ article: ArticleItem) {
    let module = articleAssembly.makeModule()
    module.input.configureModule(article: article)
    transitionHandler?.push(module.viewController)
  }

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
