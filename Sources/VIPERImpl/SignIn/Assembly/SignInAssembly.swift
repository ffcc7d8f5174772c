import SharedModel

/// Makes the module that lets the user sign in. It has no router: it leads nowhere itself, its output does.
struct SignInAssembly {
  private let service: any SignInService

  init(service: any SignInService) {
    self.service = service
  }

  func makeModule() -> Module<any SignInModuleInput> {
    let interactor = SignInInteractor(service: service)
    let presenter = SignInPresenter(interactor: interactor)
    let viewController = SignInViewController(output: presenter)
    viewController.title = Texts.signIn
    presenter.view = viewController
    interactor.output = presenter
    return Module(viewController: viewController, input: presenter)
  }
}
