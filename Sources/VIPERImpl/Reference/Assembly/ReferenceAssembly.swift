import SharedModel

/// Makes the module that lists the articles of the reference book. There is nothing to configure; its input only
/// says how to open it again.
struct ReferenceAssembly: ModuleAssembly {
  let service: any ArticlesService
  let articleAssembly: any ModuleAssembly<any ArticleModuleInput>

  func makeModule() -> Module<any RestorableModuleInput> {
    let interactor = ReferenceInteractor(service: service)
    let router = ReferenceRouter(articleAssembly: articleAssembly, alertAssembly: AlertAssembly())
    let presenter = ReferencePresenter(interactor: interactor, router: router)
    let viewController = ReferenceViewController(
      output: presenter, displayManager: ReferenceDisplayManager(output: presenter))
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
