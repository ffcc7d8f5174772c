import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly {
  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let configuration: Configuration
  private let placeAssembly: PlaceAssembly

  init(
    service: any PlacesService, favourites: Favourites, clock: any AppClock, configuration: Configuration,
    placeAssembly: PlaceAssembly
  ) {
    self.service = service
    self.favourites = favourites
    self.clock = clock
    self.configuration = configuration
    self.placeAssembly = placeAssembly
  }

  // snippet.make
  func makeModule() -> Module<any PlacesModuleInput> {
    let interactor = PlacesInteractor(
      service: service, favourites: favourites, clock: clock, searchDelay: configuration.searchDebounce)
    let router = PlacesRouter(placeAssembly: placeAssembly)
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let viewController = PlacesViewController(output: presenter)
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
  // snippet.end
}
