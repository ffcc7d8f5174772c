import HeadlessUI
import SharedModel

/// Makes the place module, for a place at hand or for one that is still to be loaded.
struct PlaceBuilder {
  private let dependencies: any PlaceDependencies

  init(dependencies: any PlaceDependencies) {
    self.dependencies = dependencies
  }

  /// Makes the screen of a place that stands in that list.
  func build(place: Place, in list: any PlaceSequence) -> ViewController {
    build(id: place.id, place: place, in: list)
  }

  /// Makes the screen of a place that the places of that query surround.
  func build(id: Place.ID, query: PlaceQuery) -> ViewController {
    build(id: id, place: nil, in: LoadedPlaces(query: query, service: dependencies.places))
  }

  private func build(id: Place.ID, place: Place?, in list: any PlaceSequence) -> ViewController {
    let router = PlaceRouter(dependencies: dependencies)
    let presenter = PlacePresenter(
      id: id, place: place, list: list, places: dependencies.place, favourites: dependencies.favouriteMarks,
      editor: dependencies.favouriteEditor, notes: dependencies.notes, router: router)
    let viewController = PlaceViewController(presenter: presenter)
    presenter.view = viewController
    router.viewController = viewController
    return viewController
  }
}
