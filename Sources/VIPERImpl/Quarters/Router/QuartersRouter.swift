import SharedModel

/// Opens the places of a quarter, and what lies over the quarters.
final class QuartersRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let placesAssembly: PlacesAssembly
  private let alertAssembly = AlertAssembly()

  init(placesAssembly: PlacesAssembly) {
    self.placesAssembly = placesAssembly
  }
}

// MARK: - QuartersRouterInput

extension QuartersRouter: QuartersRouterInput {
  func openPlaces(ofQuarter quarter: QuarterItem) {
    let module = placesAssembly.makeModule()
    module.input.configureModule(title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    transitionHandler?.push(module.viewController)
  }

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }
}
