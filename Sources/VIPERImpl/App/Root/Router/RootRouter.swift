import HeadlessUI
import SharedModel

/// Puts sign-in or the guide into the window.
final class RootRouter {
  /// A stack that is being made, from the menu up.
  private struct Stack {
    var controllers: [ViewController]
    /// The query of the topmost list of places; all places if there is none.
    var query = PlaceQuery()
    /// The place on top, over which a note can be opened; `nil` while another screen is.
    var place: (any PlaceModuleInput)?
  }

  weak var transitionHandler: (any RootTransitionHandler)?  // the root view, which owns the presenter, which owns this
  private let signInAssembly: any ModuleAssembly<any SignInModuleInput>
  private let menuAssembly: MenuAssembly
  private let assemblies: GuideAssemblies
  let alertAssembly: AlertAssembly

  init(
    signInAssembly: any ModuleAssembly<any SignInModuleInput>, menuAssembly: MenuAssembly, assemblies: GuideAssemblies,
    alertAssembly: AlertAssembly
  ) {
    self.signInAssembly = signInAssembly
    self.menuAssembly = menuAssembly
    self.assemblies = assemblies
    self.alertAssembly = alertAssembly
  }

  private func makeStack(at screens: [SavedState.Screen]) -> Stack {
    var stack = Stack(controllers: [menuAssembly.makeModule()])
    for screen in screens {
      stack.place = nil
      add(screen, to: &stack)
    }
    return stack
  }

  private func add(_ screen: SavedState.Screen, to stack: inout Stack) {
    switch screen {
    case .quarters(let order):
      let module = assemblies.quarters.makeModule()
      module.input.configureModule(order: order)
      stack.controllers.append(module.viewController)
    case .places(let quarterID, let title, let text):
      stack.query = PlaceQuery(text: text, quarterID: quarterID)
      let module = assemblies.places.makeModule()
      module.input.configureModule(title: title, query: stack.query)
      stack.controllers.append(module.viewController)
    case .place(let id):
      let module = assemblies.place.makeModule(query: stack.query)
      module.input.configureModule(placeID: id)
      stack.place = module.input
      stack.controllers.append(module.viewController)
    case .reference:
      stack.controllers.append(assemblies.reference.makeModule().viewController)
    case .article(let id):
      let module = assemblies.article.makeModule()
      module.input.configureModule(articleID: id)
      stack.controllers.append(module.viewController)
    }
  }

  private func openNote(_ draft: NoteDraft?, over place: (any PlaceModuleInput)?) {
    guard let draft, let place, place.obtainSavedScreen() == .place(id: draft.placeID) else { return }
    place.openNote(text: draft.text)
  }
}

// MARK: - RootRouterInput

extension RootRouter: RootRouterInput {
  func openSignIn(message: String?, output: any SignInModuleOutput) {
    let module = signInAssembly.makeModule()
    module.input.configureModule(message: message, output: output)
    transitionHandler?.show(module.viewController)
  }

  func openGuide(at state: SavedState) {
    let stack = makeStack(at: state.screens)
    transitionHandler?.showStack(stack.controllers)
    openNote(state.note, over: stack.place)
  }

  func openGuideAgain(at state: SavedState) {
    let stack = makeStack(at: state.screens)
    transitionHandler?.replaceStack(stack.controllers)
    openNote(state.note, over: stack.place)
  }
}

// MARK: - AlertRoute

extension RootRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
