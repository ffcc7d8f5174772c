/// Opens what lies over the places.
final class PlacesRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let alertAssembly = AlertAssembly()
}

// MARK: - PlacesRouterInput

extension PlacesRouter: PlacesRouterInput {
  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }
}
