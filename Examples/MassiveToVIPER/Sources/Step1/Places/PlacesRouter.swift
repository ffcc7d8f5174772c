import SharedModel

/// Opens a place, and what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  weak var placeModuleOutput: (any PlaceModuleOutput)?  // who has loaded the places; a part of the same screen
  private let dependencies: AppDependencies
  private let alertAssembly = AlertAssembly()

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.openPlace
  func openPlace(id: String) {
    let placeViewController = PlaceViewController(dependencies: dependencies, id: id)
    placeModuleOutput?.didOpenPlace(placeViewController)
    transitionHandler?.push(placeViewController)
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
