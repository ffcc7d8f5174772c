import SharedModel

/// Makes the module that lists places.
struct PlacesAssembly {
  private let dependencies: AppDependencies

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }

  // snippet.makeModule
  func makeModule() -> Module<any PlacesModuleInput> {
    let interactor = PlacesInteractor(
      service: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      searchDelay: dependencies.configuration.searchDebounce)
    let router = PlacesRouter(dependencies: dependencies)
    let presenter = PlacesPresenter(interactor: interactor, router: router)
    let viewController = PlacesViewController(output: presenter)
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    router.placeModuleOutput = interactor
    return Module(viewController: viewController, input: presenter)
  }
  // snippet.end
}
