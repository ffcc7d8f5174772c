import HeadlessUI
import SharedModel

/// Puts sign-in or the guide into the window.
final class RootRouter {
  /// A guide that is being made, from the menu up.
  private struct Guide {
    var controllers: [ViewController]
    /// What the places nearest to the top match; all places when there are none.
    var query = PlaceQuery()
    /// The place on top, over which a note can be opened; nil while another screen is.
    var place: (any PlaceModuleInput)?
  }

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

  private func makeGuide(at screens: [SavedState.Screen]) -> Guide {
    var guide = Guide(controllers: [menuAssembly.makeModule()])
    for screen in screens {
      guide.place = nil
      add(screen, to: &guide)
    }
    return guide
  }

  private func add(_ screen: SavedState.Screen, to guide: inout Guide) {
    switch screen {
    case .quarters(let order):
      let module = assemblies.quarters.makeModule()
      module.input.configureModule(order: order)
      guide.controllers.append(module.viewController)
    case .places(let quarterID, let title, let text):
      guide.query = PlaceQuery(text: text, quarterID: quarterID)
      let module = assemblies.places.makeModule()
      module.input.configureModule(title: title, query: guide.query)
      guide.controllers.append(module.viewController)
    case .place(let id):
      let module = assemblies.place.makeModule(query: guide.query)
      module.input.configureModule(placeID: id)
      guide.place = module.input
      guide.controllers.append(module.viewController)
    case .reference:
      guide.controllers.append(assemblies.reference.makeModule().viewController)
    case .article(let id):
      let module = assemblies.article.makeModule()
      module.input.configureModule(articleID: id)
      guide.controllers.append(module.viewController)
    }
  }

  private func openNote(_ draft: NoteDraft?, over place: (any PlaceModuleInput)?) {
    guard let draft, let place, place.savedScreen == .place(id: draft.placeID) else { return }
    place.openNote(text: draft.text)
  }

  // MARK: - What is open

  private var modalInput: (any ModalModuleInput)? {
    (transitionHandler?.frontmostController as? any ModalModuleView)?.moduleInput
  }
}

// MARK: - RootRouterInput

extension RootRouter: RootRouterInput {
  var openState: SavedState {
    let modules = transitionHandler?.stackedControllers.compactMap { ($0 as? any ModuleView)?.moduleInput } ?? []
    return SavedState(screens: modules.map(\.savedScreen), note: modalInput?.draft)
  }

  var topScreenName: String? { transitionHandler?.stackedControllers.last?.nibName }

  var hasUnsavedChanges: Bool { modalInput?.hasUnsavedChanges ?? false }

  func openSignIn(message: String?, output: any SignInModuleOutput) {
    let module = signInAssembly.makeModule()
    module.input.configureModule(message: message, output: output)
    transitionHandler?.show(module.viewController)
  }

  func openGuide(at state: SavedState) {
    let guide = makeGuide(at: state.screens)
    transitionHandler?.showStack(guide.controllers)
    openNote(state.note, over: guide.place)
  }

  func reopenGuide(at state: SavedState) {
    let guide = makeGuide(at: state.screens)
    transitionHandler?.replaceStack(guide.controllers)
    openNote(state.note, over: guide.place)
  }

  func openAlert(title: String) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title))
  }

  func openDiscardAlert(didDiscard: @escaping () -> Void) {
    transitionHandler?.presentAlert(alertAssembly.makeDiscardAlert(didDiscard: didDiscard))
  }
}
