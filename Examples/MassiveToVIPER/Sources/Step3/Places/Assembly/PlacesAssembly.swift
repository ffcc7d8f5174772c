import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly {
  let dependencies: AppDependencies

  // snippet.makeModule
  func makeModule() -> Module<any PlacesModuleInput> {
    let helpers = CoreHelpersAssembly(clock: dependencies.clock, configuration: dependencies.configuration)
    let interactor = PlacesInteractor(
      service: dependencies.places, favourites: dependencies.favourites, debouncer: helpers.makeDebouncer())
    let router = PlacesRouter(dependencies: dependencies, alertAssembly: AlertAssembly())
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let viewController = PlacesViewController(
      output: presenter, displayManager: PlacesDisplayManager(output: presenter))
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
  // snippet.end
}
