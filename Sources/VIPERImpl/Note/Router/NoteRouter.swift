/// Leads from the note back to its place, with a question first if need be.
final class NoteRouter {
  weak var transitionHandler: (any TransitionHandler)?  // the view, which owns the presenter, which owns this
  private let alertAssembly = AlertAssembly()
}

// MARK: - NoteRouterInput

extension NoteRouter: NoteRouterInput {
  func openAlert(title: String, didClose: @escaping () -> Void) {
    transitionHandler?.presentAlert(alertAssembly.makeAlert(title: title, didClose: didClose))
  }

  func openDiscardAlert(didDiscard: @escaping () -> Void) {
    transitionHandler?.presentAlert(alertAssembly.makeDiscardAlert(didDiscard: didDiscard))
  }

  func closeModule() {
    transitionHandler?.closeModal()
  }
}
