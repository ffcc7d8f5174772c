import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly {
  let service: any PlacesService
  let favourites: Favourites
  let helpers: CoreHelpersAssembly
  let place: PlaceViewController.Dependencies

  // snippet.makeModule
  func makeModule() -> Module<any PlacesModuleInput> {
    let interactor = PlacesInteractor(service: service, favourites: favourites, debouncer: helpers.makeDebouncer())
    let router = PlacesRouter(place: place, alertAssembly: AlertAssembly())
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
