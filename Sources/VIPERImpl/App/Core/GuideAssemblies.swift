import SharedModel

/// The assemblies of the screens above the menu, each made once and passed to the modules that open its screen.
struct GuideAssemblies {
  let quarters: QuartersAssembly
  let places: PlacesAssembly
  let place: PlaceAssembly
  let reference: ReferenceAssembly
  let article: ArticleAssembly
}

extension GuideAssemblies {
  /// - Parameter modalOutput: returns the output of a modal module when one is made.
  init(dependencies: AppDependencies, modalOutput: @escaping () -> (any ModalModuleOutput)?) {
    let favouriteFacade = FavouriteFacade(
      favourites: dependencies.favourites, service: dependencies.favouriteService, session: dependencies.session)
    let note = NoteAssembly(service: dependencies.noteService, notes: dependencies.notes, modalOutput: modalOutput)
    let place = PlaceAssembly(
      placeService: dependencies.place, placesService: dependencies.places, favourites: dependencies.favourites,
      favouriteFacade: favouriteFacade, notes: dependencies.notes, noteAssembly: note)
    let places = PlacesAssembly(
      service: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      configuration: dependencies.configuration, placeAssembly: place)
    let article = ArticleAssembly(service: dependencies.articles)
    self.init(
      quarters: QuartersAssembly(service: dependencies.quarters, placesAssembly: places), places: places,
      place: place, reference: ReferenceAssembly(service: dependencies.articles, articleAssembly: article),
      article: article)
  }
}
