import SharedModel

/// Makes the module of one place.
struct PlaceAssembly: PlaceModuleAssembly {
  let placeService: any PlaceService
  let placesService: any PlacesService
  let favourites: any FavouriteStorage
  let favouriteFacade: any FavouriteFacadeInput
  let notes: any NoteStorage
  let noteAssembly: any ModuleAssembly<any NoteModuleInput>

  func makeModule(query: PlaceQuery) -> Module<any PlaceModuleInput> {
    makeModule(pager: PagingFacade(query: query, service: placesService))
  }

  func makeModule(pager: any PagingFacadeInput) -> Module<any PlaceModuleInput> {
    let interactor = PlaceInteractor(
      service: placeService, pager: pager, favourites: favourites, favouriteFacade: favouriteFacade, notes: notes)
    let router = PlaceRouter(
      pager: pager, placeAssembly: self, noteAssembly: noteAssembly, alertAssembly: AlertAssembly())
    let presenter = PlacePresenter(interactor: interactor, router: router)
    let viewController = PlaceViewController(output: presenter)
    viewController.moduleInput = presenter
    presenter.view = viewController
    interactor.output = presenter
    router.transitionHandler = viewController
    return Module(viewController: viewController, input: presenter)
  }
}
