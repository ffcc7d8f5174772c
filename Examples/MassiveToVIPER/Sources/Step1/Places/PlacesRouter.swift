import SharedModel

/// Opens a place, and alerts above the list.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let place: PlaceViewController.Dependencies
  private let alertAssembly: AlertAssembly

  init(place: PlaceViewController.Dependencies, alertAssembly: AlertAssembly) {
    self.place = place
    self.alertAssembly = alertAssembly
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.openPlace
  func openPlace(id: String, pager: any PagingFacadeInput) {
    transitionHandler?.push(PlaceViewController(dependencies: place, id: id, pager: pager))
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
