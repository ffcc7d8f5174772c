import SharedModel

/// Makes the module of one article.
struct ArticleAssembly: ModuleAssembly {
  let service: any ArticlesService

  func makeModule() -> Module<any ArticleModuleInput> {
    let interactor = ArticleInteractor(service: service)
    let router = ArticleRouter(alertAssembly: AlertAssembly())
    let presenter = ArticlePresenter(interactor: interactor, router: router)
    let viewController = ArticleViewController(output: presenter)
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
