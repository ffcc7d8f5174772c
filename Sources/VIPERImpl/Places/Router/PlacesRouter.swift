/// Opens places, and alerts over the list.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let placeAssembly: any PlaceModuleAssembly
  let alertAssembly: AlertAssembly

  init(placeAssembly: any PlaceModuleAssembly, alertAssembly: AlertAssembly) {
    self.placeAssembly = placeAssembly
    self.alertAssembly = alertAssembly
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.tap
  func openPlace(_ place: PlaceItem, pager: any PagingFacadeInput) {
    let module = placeAssembly.makeModule(pager: pager)
    module.input.configureModule(place: place)
    transitionHandler?.push(module.viewController)
  }
  // snippet.end
}

// MARK: - AlertRoute

extension PlacesRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
