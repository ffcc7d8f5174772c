import SharedModel

/// Opens the parts of the guide.
final class MenuRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let quartersAssembly: QuartersAssembly
  private let placesAssembly: PlacesAssembly
  private let referenceAssembly: ReferenceAssembly

  init(
    quartersAssembly: QuartersAssembly, placesAssembly: PlacesAssembly, referenceAssembly: ReferenceAssembly
  ) {
    self.quartersAssembly = quartersAssembly
    self.placesAssembly = placesAssembly
    self.referenceAssembly = referenceAssembly
  }
}

// MARK: - MenuRouterInput

extension MenuRouter: MenuRouterInput {
  func openQuarters() {
    transitionHandler?.push(quartersAssembly.makeModule().viewController)
  }

  func openPlaces() {
    let module = placesAssembly.makeModule()
    module.input.configureModule(title: Texts.places, query: PlaceQuery())
    transitionHandler?.push(module.viewController)
  }

  func openReference() {
    transitionHandler?.push(referenceAssembly.makeModule().viewController)
  }
}
