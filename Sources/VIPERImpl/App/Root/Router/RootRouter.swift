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

  // MARK: - Opening

  private func guide(at screens: [SavedState.Screen]) -> [ViewController] {
    var controllers = [menuAssembly.makeModule()]
    var query = PlaceQuery()
    for screen in screens {
      if case .places(let quarterID, _, let text) = screen { query = PlaceQuery(text: text, quarterID: quarterID) }
      controllers.append(viewController(for: screen, nearestQuery: query))
    }
    return controllers
  }

  /// - Parameter nearestQuery: that of the places below the screen; all places when there are none.
  private func viewController(for screen: SavedState.Screen, nearestQuery: PlaceQuery) -> ViewController {
    switch screen {
    case .quarters(let order):
      let module = assemblies.quarters.makeModule()
      module.input.configureModule(order: order)
      return module.viewController
    case .places(_, let title, _):
      let module = assemblies.places.makeModule()
      module.input.configureModule(title: title, query: nearestQuery)
      return module.viewController
    case .place(let id):
      let module = assemblies.place.makeModule()
      module.input.configureModule(placeID: id, query: nearestQuery)
      return module.viewController
    case .reference:
      return assemblies.reference.makeModule().viewController
    case .article(let id):
      let module = assemblies.article.makeModule()
      module.input.configureModule(articleID: id)
      return module.viewController
    }
  }

  private func openNote(_ draft: NoteDraft?) {
    guard let draft, let place = stackedInputs.last as? any PlaceModuleInput,
      place.savedScreen == .place(id: draft.placeID)
    else { return }
    place.openNote(text: draft.text)
  }

  // MARK: - What is open

  private var stackedInputs: [AnyObject] {
    transitionHandler?.stackedControllers.compactMap { ($0 as? any ModuleView)?.moduleInput } ?? []
  }

  private var modalInput: (any ModalModuleInput)? {
    (transitionHandler?.frontmostController as? any ModuleView)?.moduleInput as? any ModalModuleInput
  }
}

// MARK: - RootRouterInput

extension RootRouter: RootRouterInput {
  var openState: SavedState {
    let screens = stackedInputs.compactMap { ($0 as? any RestorableModuleInput)?.savedScreen }
    return SavedState(screens: screens, note: modalInput?.draft)
  }

  var topScreenName: String? { transitionHandler?.stackedControllers.last?.nibName }

  var hasUnsavedChanges: Bool { modalInput?.hasUnsavedChanges ?? false }

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    let module = signInAssembly.makeModule()
    module.input.configureModule(message: message, output: output)
    transitionHandler?.show(module.viewController)
  }

  func openGuide(at state: SavedState) {
    transitionHandler?.showStack(guide(at: state.screens))
    openNote(state.note)
  }

  func reopenGuide(at state: SavedState) {
    transitionHandler?.replaceStack(guide(at: state.screens))
    openNote(state.note)
  }

  func openAlert(title: String) {
    transitionHandler?.present(alertAssembly.makeAlert(title: title))
  }

  func openDiscardAlert(didDiscard: @escaping () -> Void) {
    transitionHandler?.present(alertAssembly.makeDiscardAlert(didDiscard: didDiscard))
  }
}
