import HeadlessUI
import SharedModel

/// Builds the place module, for a place at hand or one to load.
struct PlaceBuilder {
  let dependencies: any PlaceDependencies

  /// Makes the screen of a place in a list.
  func build(place: Place, in list: any PlaceSequence) -> ViewController {
    build(id: place.id, place: place, in: list)
  }

  /// Makes the screen of a place to load, among the places that match a query.
  func build(id: Place.ID, query: PlaceQuery) -> ViewController {
    build(id: id, place: nil, in: LoadedPlaces(query: query, service: dependencies.places))
  }

  private func build(id: Place.ID, place: Place?, in list: any PlaceSequence) -> ViewController {
    let router = PlaceRouter(dependencies: dependencies)
    let presenter = PlacePresenter(
      id: id, place: place, list: list, service: dependencies.place, favourites: dependencies.favourites,
      editor: dependencies.favouriteEditor, notes: dependencies.notes, router: router)
    let viewController = PlaceViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
