import SharedModel

/// Makes the module of one place.
struct PlaceAssembly {
  private let placeService: any PlaceService
  private let placesService: any PlacesService
  private let favourites: Favourites
  private let favouriteSaver: any FavouriteSaverInput
  private let notes: Notes
  private let noteAssembly: NoteAssembly

  init(
    placeService: any PlaceService, placesService: any PlacesService, favourites: Favourites,
    favouriteSaver: any FavouriteSaverInput, notes: Notes, noteAssembly: NoteAssembly
  ) {
    self.placeService = placeService
    self.placesService = placesService
    self.favourites = favourites
    self.favouriteSaver = favouriteSaver
    self.notes = notes
    self.noteAssembly = noteAssembly
  }

  /// - Parameter query: what Next goes through, page by page from the first one.
  func makeModule(query: PlaceQuery) -> Module<any PlaceModuleInput> {
    makeModule(pager: PlacePager(query: query, service: placesService))
  }

  /// - Parameter pager: what Next goes through, shared with whoever opens the module.
  func makeModule(pager: any PlacePagerInput) -> Module<any PlaceModuleInput> {
    let interactor = PlaceInteractor(
      service: placeService, pager: pager, favourites: favourites, favouriteSaver: favouriteSaver, notes: notes)
    let router = PlaceRouter(pager: pager, placeAssembly: self, noteAssembly: noteAssembly)
    let presenter = PlacePresenter(interactor: interactor, router: router)
    let viewController = PlaceViewController(output: presenter)
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
