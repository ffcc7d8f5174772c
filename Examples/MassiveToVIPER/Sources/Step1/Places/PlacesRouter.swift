import SharedModel

/// Opens a place, and what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let dependencies: AppDependencies
  private let alertAssembly = AlertAssembly()

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.openPlace
  func openPlace(_ place: Place, in list: PlaceList) {
    let placeViewController = PlaceViewController(dependencies: dependencies, id: place.id)
    placeViewController.place = place
    placeViewController.list = list
    transitionHandler?.push(placeViewController)
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }
}
