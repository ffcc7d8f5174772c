import SharedModel

/// The assemblies of the screens above the menu, each made once and handed to those that open its screen.
struct GuideAssemblies {
  let quarters: QuartersAssembly
  let places: PlacesAssembly
  let reference: ReferenceAssembly
  let article: ArticleAssembly

  init(dependencies: AppDependencies) {
    places = PlacesAssembly(
      service: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      configuration: dependencies.configuration)
    quarters = QuartersAssembly(service: dependencies.quarters, placesAssembly: places)
    article = ArticleAssembly(service: dependencies.articles)
    reference = ReferenceAssembly(service: dependencies.articles, articleAssembly: article)
  }
}
