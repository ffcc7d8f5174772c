import SharedModel

@testable import VIPERImpl

/// The assemblies of the guide's screens, with doubles for the services.
struct AssembliesFixture {
  let quartersService = QuartersServiceDouble()
  let placesService = PlacesServiceDouble()
  let placeService = PlaceServiceDouble()
  let favouriteService = FavouriteServiceDouble()
  let noteService = NoteServiceDouble()
  let articlesService = ArticlesServiceDouble()
  let coverService = CoverServiceDouble()
  let favourites = Fixtures.favourites()
  let notes = Fixtures.notes()
  let favouriteSaver: FavouriteSaver
  let modalOutput = ModalModuleOutputDouble()
  let clock = VirtualClock()

  init() {
    favouriteSaver = FavouriteSaver(
      favourites: favourites, service: favouriteService, session: Fixtures.session(of: Fixtures.mark))
  }

  var quarters: QuartersAssembly { QuartersAssembly(service: quartersService, placesAssembly: places) }

  var places: PlacesAssembly {
    PlacesAssembly(
      service: placesService, favourites: favourites, clock: clock, configuration: Configuration(for: .release),
      placeAssembly: place)
  }

  var place: PlaceAssembly {
    PlaceAssembly(
      placeService: placeService, placesService: placesService, favourites: favourites,
      favouriteSaver: favouriteSaver, notes: notes, noteAssembly: note)
  }

  var note: NoteAssembly { NoteAssembly(service: noteService, notes: notes, modalOutput: modalOutput) }

  var article: ArticleAssembly { ArticleAssembly(service: articlesService) }

  var reference: ReferenceAssembly { ReferenceAssembly(service: articlesService, articleAssembly: article) }

  var menu: MenuAssembly {
    MenuAssembly(
      session: Fixtures.session(of: Fixtures.mark), favourites: favourites, coverService: coverService,
      quartersAssembly: quarters, placesAssembly: places, referenceAssembly: reference)
  }

  var guide: GuideAssemblies {
    GuideAssemblies(quarters: quarters, places: places, place: place, reference: reference, article: article)
  }
}
