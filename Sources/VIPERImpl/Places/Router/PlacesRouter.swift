/// Opens a place, and what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let placeAssembly: PlaceAssembly
  private let alertAssembly = AlertAssembly()

  init(placeAssembly: PlaceAssembly) {
    self.placeAssembly = placeAssembly
  }
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  // snippet.tap
  func openPlace(_ place: PlaceItem, pager: any PlacePagerInput) {
    let module = placeAssembly.makeModule(pager: pager)
    module.input.configureModule(place: place)
    transitionHandler?.push(module.viewController)
  }
  // snippet.end

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
