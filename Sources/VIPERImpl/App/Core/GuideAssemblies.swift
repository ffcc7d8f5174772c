import SharedModel

/// The assemblies of the screens above the menu, each made once and handed to those that open its screen.
struct GuideAssemblies {
  let quarters: QuartersAssembly
  let places: PlacesAssembly
  let reference: ReferenceAssembly
  let article: ArticleAssembly
}

extension GuideAssemblies {
  init(dependencies: AppDependencies) {
    let places = PlacesAssembly(
      service: dependencies.places, favourites: dependencies.favourites, clock: dependencies.clock,
      configuration: dependencies.configuration)
    let article = ArticleAssembly(service: dependencies.articles)
    self.init(
      quarters: QuartersAssembly(service: dependencies.quarters, placesAssembly: places), places: places,
      reference: ReferenceAssembly(service: dependencies.articles, articleAssembly: article), article: article)
  }
}
