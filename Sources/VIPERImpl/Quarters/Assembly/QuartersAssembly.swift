import SharedModel

/// Makes the module that lists the quarters of the city.
struct QuartersAssembly {
  private let service: any QuartersService
  private let placesAssembly: PlacesAssembly

  init(service: any QuartersService, placesAssembly: PlacesAssembly) {
    self.service = service
    self.placesAssembly = placesAssembly
  }

  func makeModule() -> Module<any QuartersModuleInput> {
    let interactor = QuartersInteractor(service: service)
    let router = QuartersRouter(placesAssembly: placesAssembly)
    let presenter = QuartersPresenter(interactor: interactor, router: router)
    let viewController = QuartersViewController(output: presenter)
    viewController.title = Texts.quarters
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
