import SharedModel

/// Makes the module of one place.
struct PlaceAssembly {
  private let placeService: any PlaceService
  private let placesService: any PlacesService
  private let lists: PlaceLists
  private let favourites: Favourites
  private let favouriteEditor: FavouriteEditor
  private let notes: Notes
  private let noteAssembly: NoteAssembly

  init(
    placeService: any PlaceService, placesService: any PlacesService, lists: PlaceLists, favourites: Favourites,
    favouriteEditor: FavouriteEditor, notes: Notes, noteAssembly: NoteAssembly
  ) {
    self.placeService = placeService
    self.placesService = placesService
    self.lists = lists
    self.favourites = favourites
    self.favouriteEditor = favouriteEditor
    self.notes = notes
    self.noteAssembly = noteAssembly
  }

  func makeModule() -> Module<any PlaceModuleInput> {
    let interactor = PlaceInteractor(
      placeService: placeService, placesService: placesService, lists: lists, favourites: favourites,
      favouriteEditor: favouriteEditor, notes: notes)
    let router = PlaceRouter(placeAssembly: self, noteAssembly: noteAssembly)
    let presenter = PlacePresenter(interactor: interactor, router: router)
    let viewController = PlaceViewController(output: presenter)
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
