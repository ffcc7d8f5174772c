/// Leads from the note back to its place, with a question first if need be.
final class NoteRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  let alertAssembly: AlertAssembly

  init(alertAssembly: AlertAssembly) {
    self.alertAssembly = alertAssembly
  }
}

// MARK: - NoteRouterInput

extension NoteRouter: NoteRouterInput {
  func closeModule() {
    transitionHandler?.closeModal()
  }
}

// MARK: - AlertRoute

extension NoteRouter: AlertRoute {
  var alertHandler: (any AlertTransitionHandler)? { transitionHandler }
}
