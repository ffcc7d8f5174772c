/// Opens articles, and alerts over the reference book.
final class ReferenceRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let articleAssembly: any ModuleAssembly<any ArticleModuleInput>
  let alertAssembly: AlertAssembly

  init(articleAssembly: any ModuleAssembly<any ArticleModuleInput>, alertAssembly: AlertAssembly) {
    self.articleAssembly = articleAssembly
    self.alertAssembly = alertAssembly
  }
}

// MARK: - ReferenceRouterInput

extension ReferenceRouter: ReferenceRouterInput {
  func openArticle(_ article: ArticleItem) {
    let module = articleAssembly.makeModule()
    module.input.configureModule(article: article)
    transitionHandler?.push(module.viewController)
  }
}

// MARK: - AlertRoute

extension ReferenceRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
