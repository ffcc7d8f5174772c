import SharedModel

/// Makes the module that lists the quarters of the city.
struct QuartersAssembly {
  private let service: any QuartersService

  init(service: any QuartersService) {
    self.service = service
  }

  func makeModule() -> Module<any QuartersModuleInput> {
    let interactor = QuartersInteractor(service: service)
    let router = QuartersRouter()
    let presenter = QuartersPresenter(interactor: interactor, router: router)
    let viewController = QuartersViewController(output: presenter)
    viewController.title = Texts.quarters
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
