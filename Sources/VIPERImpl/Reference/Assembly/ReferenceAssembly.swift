import SharedModel

/// Makes the module that lists the articles of the reference book. It has no input of its own: it can only be asked how
/// to open it again.
struct ReferenceAssembly {
  private let service: any ArticlesService
  private let articleAssembly: ArticleAssembly

  init(service: any ArticlesService, articleAssembly: ArticleAssembly) {
    self.service = service
    self.articleAssembly = articleAssembly
  }

  func makeModule() -> Module<any RestorableModuleInput> {
    let interactor = ReferenceInteractor(service: service)
    let router = ReferenceRouter(articleAssembly: articleAssembly)
    let presenter = ReferencePresenter(interactor: interactor, router: router)
    let viewController = ReferenceViewController(output: presenter)
    viewController.title = Texts.referenceBook
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
