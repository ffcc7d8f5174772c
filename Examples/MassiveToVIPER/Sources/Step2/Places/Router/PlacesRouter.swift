import SharedModel

/// Opens a place, and what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let dependencies: AppDependencies
  private let lists: PlaceLists
  private let alertAssembly = AlertAssembly()

  init(dependencies: AppDependencies, lists: PlaceLists) {
    self.dependencies = dependencies
    self.lists = lists
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.openPlace
  func openPlace(_ place: PlaceItem, listID: Int) {
    let placeViewController = PlaceViewController(dependencies: dependencies, id: place.id)
    // The screen of a place is no module yet: it wants the entities that this one no longer passes about.
    if let list = lists.list(id: listID) {
      placeViewController.list = list
      placeViewController.place = list.index(of: place.id).map { list.places[$0] }
    }
    transitionHandler?.push(placeViewController)
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }
}
