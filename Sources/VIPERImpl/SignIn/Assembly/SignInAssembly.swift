import SharedModel

/// Makes the module that lets the user sign in. It has no router, because it leads nowhere itself.
struct SignInAssembly: ModuleAssembly {
  let service: any SignInService

  func makeModule() -> Module<any SignInModuleInput> {
    let interactor = SignInInteractor(service: service)
    let presenter = SignInPresenter(interactor: interactor)
    let viewController = SignInViewController(output: presenter)
    presenter.view = viewController
    interactor.output = presenter
    return Module(viewController: viewController, input: presenter)
  }
}
