import HeadlessUI
import SharedModel

/// Builds the places module.
struct PlacesBuilder {
  let dependencies: any PlacesDependencies

  // snippet.build
  func build(title: String, query: PlaceQuery) -> ViewController {
    let router = PlacesRouter(dependencies: dependencies)
    let presenter = PlacesPresenter(
      places: PlacesLoader(service: dependencies.places), favourites: dependencies.favourites,
      clock: dependencies.clock, searchDebounce: dependencies.searchDebounce, title: title, query: query,
      router: router)
    let viewController = PlacesViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
  // snippet.end
}
