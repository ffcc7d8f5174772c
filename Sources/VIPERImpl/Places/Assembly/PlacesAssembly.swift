import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly: ModuleAssembly {
  let service: any PlacesService
  let favourites: any FavouriteStorage
  let clock: any AppClock
  let configuration: Configuration
  let placeAssembly: any PlaceModuleAssembly

  // snippet.make
  func makeModule() -> Module<any PlacesModuleInput> {
    let interactor = PlacesInteractor(
      service: service, favourites: favourites, clock: clock, searchDelay: configuration.searchDebounce)
    let router = PlacesRouter(placeAssembly: placeAssembly, alertAssembly: AlertAssembly())
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
