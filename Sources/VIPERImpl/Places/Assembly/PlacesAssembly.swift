import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly {
  private let service: any PlacesService
  private let favourites: Favourites
  private let clock: any AppClock
  private let configuration: Configuration

  init(service: any PlacesService, favourites: Favourites, clock: any AppClock, configuration: Configuration) {
    self.service = service
    self.favourites = favourites
    self.clock = clock
    self.configuration = configuration
  }

  func makeModule() -> Module<any PlacesModuleInput> {
    let interactor = PlacesInteractor(
      service: service, favourites: favourites, clock: clock, searchDelay: configuration.searchDebounce)
    let router = PlacesRouter()
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let viewController = PlacesViewController(output: presenter)
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
