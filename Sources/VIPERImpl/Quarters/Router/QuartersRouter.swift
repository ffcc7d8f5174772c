import SharedModel

/// Opens the places of a quarter, and alerts over the quarters.
final class QuartersRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let placesAssembly: any ModuleAssembly<any PlacesModuleInput>
  let alertAssembly: AlertAssembly

  init(placesAssembly: any ModuleAssembly<any PlacesModuleInput>, alertAssembly: AlertAssembly) {
    self.placesAssembly = placesAssembly
    self.alertAssembly = alertAssembly
  }
}

// MARK: - QuartersRouterInput

extension QuartersRouter: QuartersRouterInput {
  func openPlaces(ofQuarter quarter: QuarterItem) {
    let module = placesAssembly.makeModule()
    module.input.configureModule(title: quarter.name, query: PlaceQuery(quarterID: quarter.id))
    transitionHandler?.push(module.viewController)
  }
}

// MARK: - AlertRoute

extension QuartersRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
