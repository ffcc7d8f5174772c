import HeadlessUI
import SharedModel

/// Puts sign-in or the guide into the window.
final class RootRouter {
  weak var transitionHandler: (any RootTransitionHandler)?  // the root view, which owns the presenter, which owns this
  private let signInAssembly: SignInAssembly
  private let menuAssembly: MenuAssembly
  private let quartersAssembly: QuartersAssembly
  private let alertAssembly = AlertAssembly()

  init(signInAssembly: SignInAssembly, menuAssembly: MenuAssembly, quartersAssembly: QuartersAssembly) {
    self.signInAssembly = signInAssembly
    self.menuAssembly = menuAssembly
    self.quartersAssembly = quartersAssembly
  }

  private func guide(at screens: [SavedState.Screen]) -> [ViewController] {
    [menuAssembly.makeModule()] + screens.compactMap(viewController(for:))
  }

  private func viewController(for screen: SavedState.Screen) -> ViewController? {
    switch screen {
    case .quarters(let order):
      let module = quartersAssembly.makeModule()
      module.input.configureModule(order: order)
      return module.viewController
    case .places, .place, .reference, .article:
      return nil
    }
  }
}

// MARK: - RootRouterInput

extension RootRouter: RootRouterInput {
  var openScreens: [SavedState.Screen] {
    let inputs = transitionHandler?.stackedControllers.compactMap { ($0 as? any ModuleView)?.moduleInput } ?? []
    return inputs.compactMap { ($0 as? any RestorableModuleInput)?.savedScreen }
  }

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    let module = signInAssembly.makeModule()
    module.input.configureModule(message: message, output: output)
    transitionHandler?.show(module.viewController)
  }

  func openGuide(at screens: [SavedState.Screen]) {
    transitionHandler?.showStack(guide(at: screens))
  }

  func reopenGuide(at screens: [SavedState.Screen]) {
    transitionHandler?.replaceStack(guide(at: screens))
  }

  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }
}
