import SharedModel

/// Opens the parts of the guide.
final class MenuRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let quartersAssembly: QuartersAssembly

  init(quartersAssembly: QuartersAssembly) {
    self.quartersAssembly = quartersAssembly
  }
}

// MARK: - MenuRouterInput

extension MenuRouter: MenuRouterInput {
  func openQuarters() {
    let module = quartersAssembly.makeModule()
    module.input.configureModule(order: .priority)
    transitionHandler?.push(module.viewController)
  }
}
