import SharedModel

/// Opens the parts of the guide.
final class MenuRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let quartersAssembly: any ModuleAssembly<any QuartersModuleInput>
  private let placesAssembly: any ModuleAssembly<any PlacesModuleInput>
  private let referenceAssembly: any ModuleAssembly<any RestorableModuleInput>

  init(
    quartersAssembly: any ModuleAssembly<any QuartersModuleInput>,
    placesAssembly: any ModuleAssembly<any PlacesModuleInput>,
    referenceAssembly: any ModuleAssembly<any RestorableModuleInput>
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

  func openPlaces(title: String) {
    let module = placesAssembly.makeModule()
    module.input.configureModule(title: title, query: PlaceQuery())
    transitionHandler?.push(module.viewController)
  }

  func openReference() {
    transitionHandler?.push(referenceAssembly.makeModule().viewController)
  }
}
