import HeadlessUI

/// Navigates from a note back to its place, and reports there if the place is gone.
final class NoteRouter: AlertRouter {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let placeIsGone: () -> Void

  init(placeIsGone: @escaping () -> Void) {
    self.placeIsGone = placeIsGone
  }
}

// MARK: - NoteRouting

extension NoteRouter: NoteRouting {
  func close() {
    // If the note had to dismiss itself, it would only close an alert over it.
    viewController?.presentingViewController?.dismiss()
  }

  func closeAsPlaceIsGone() {
    close()
    placeIsGone()
  }
}
