/// Opens what lies over the quarters.
final class QuartersRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let alertAssembly = AlertAssembly()
}

// MARK: - QuartersRouterInput

extension QuartersRouter: QuartersRouterInput {
  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }
}
