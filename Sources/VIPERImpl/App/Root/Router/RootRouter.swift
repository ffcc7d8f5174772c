import HeadlessUI
import SharedModel

/// Puts sign-in or the guide into the window.
final class RootRouter {
  weak var transitionHandler: (any RootTransitionHandler)?  // the root view, which owns the presenter, which owns this
  private let signInAssembly: SignInAssembly
  private let menuAssembly: MenuAssembly
  private let assemblies: GuideAssemblies
  private let alertAssembly = AlertAssembly()

  init(signInAssembly: SignInAssembly, menuAssembly: MenuAssembly, assemblies: GuideAssemblies) {
    self.signInAssembly = signInAssembly
    self.menuAssembly = menuAssembly
    self.assemblies = assemblies
  }

  private func guide(at screens: [SavedState.Screen]) -> [ViewController] {
    [menuAssembly.makeModule()] + screens.compactMap(viewController(for:))
  }

  private func viewController(for screen: SavedState.Screen) -> ViewController? {
    switch screen {
    case .quarters(let order):
      let module = assemblies.quarters.makeModule()
      module.input.configureModule(order: order)
      return module.viewController
    case .places(let quarterID, let title, let text):
      let module = assemblies.places.makeModule()
      module.input.configureModule(title: title, query: PlaceQuery(text: text, quarterID: quarterID))
      return module.viewController
    case .reference:
      return assemblies.reference.makeModule().viewController
    case .article(let id):
      let module = assemblies.article.makeModule()
      module.input.configureModule(articleID: id)
      return module.viewController
    case .place:
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
