import SharedModel

@testable import VIPERImpl

/// The assemblies of the guide's screens, with doubles for the services.
struct AssembliesFixture {
  let quartersService = QuartersServiceDouble()
  let placesService = PlacesServiceDouble()
  let articlesService = ArticlesServiceDouble()
  let coverService = CoverServiceDouble()
  let favourites = Fixtures.favourites()
  let clock = VirtualClock()

  var quarters: QuartersAssembly { QuartersAssembly(service: quartersService, placesAssembly: places) }

  var places: PlacesAssembly {
    PlacesAssembly(
      service: placesService, favourites: favourites, clock: clock, configuration: Configuration(for: .release))
  }

  var article: ArticleAssembly { ArticleAssembly(service: articlesService) }

  var reference: ReferenceAssembly { ReferenceAssembly(service: articlesService, articleAssembly: article) }

  var menu: MenuAssembly {
    MenuAssembly(
      session: Fixtures.session(of: Fixtures.mark), favourites: favourites, coverService: coverService,
      quartersAssembly: quarters, placesAssembly: places, referenceAssembly: reference)
  }

  var guide: GuideAssemblies {
    GuideAssemblies(quarters: quarters, places: places, reference: reference, article: article)
  }
}
