import HeadlessUI

/// Leads from a note to what lies over it, and brings what came of it back to the place.
final class NoteRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let placeIsGone: () -> Void

  init(placeIsGone: @escaping () -> Void) {
    self.placeIsGone = placeIsGone
  }

  private func present(_ title: String, _ actions: [AlertAction]) {
    viewController?.present(AlertController(title: title, actions: actions))
  }
}

// MARK: - NoteRouting

extension NoteRouter: NoteRouting {
  func showAlert(title: String, button: String) {
    present(title, [AlertAction(title: button)])
  }

  func showAlert(title: String, button: String, didClose: @escaping () -> Void) {
    present(title, [AlertAction(title: button, didTap: didClose)])
  }

  func ask(title: String, agree: String, refuse: String, didAgree: @escaping () -> Void) {
    present(title, [AlertAction(title: agree, didTap: didAgree), AlertAction(title: refuse)])
  }

  func close() {
    // Asked to dismiss, the note itself would only close an alert that lies over it.
    viewController?.presentingViewController?.dismiss()
  }

  func closeAsPlaceIsGone() {
    close()
    placeIsGone()
  }
}
