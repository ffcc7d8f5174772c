import SharedModel

/// Makes the module that lists the quarters of the city.
struct QuartersAssembly: ModuleAssembly {
  let service: any QuartersService
  let placesAssembly: any ModuleAssembly<any PlacesModuleInput>

  func makeModule() -> Module<any QuartersModuleInput> {
    let interactor = QuartersInteractor(service: service)
    let router = QuartersRouter(placesAssembly: placesAssembly, alertAssembly: AlertAssembly())
    let presenter = QuartersPresenter(interactor: interactor, router: router)
    let viewController = QuartersViewController(
      output: presenter, displayManager: QuartersDisplayManager(output: presenter))
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
