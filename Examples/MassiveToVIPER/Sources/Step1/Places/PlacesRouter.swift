import SharedModel

/// Opens a place, and what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let dependencies: AppDependencies
  private let alertAssembly: AlertAssembly

  init(dependencies: AppDependencies, alertAssembly: AlertAssembly) {
    self.dependencies = dependencies
    self.alertAssembly = alertAssembly
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.openPlace
  func openPlace(id: String, pager: any PagingFacadeInput) {
    transitionHandler?.push(PlaceViewController(dependencies: dependencies, id: id, pager: pager))
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
