import HeadlessUI

/// Leads from a note back to its place, and brings there what came of it.
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
    // Asked to dismiss, the note itself would only close an alert that lies over it.
    viewController?.presentingViewController?.dismiss()
  }

  func closeAsPlaceIsGone() {
    close()
    placeIsGone()
  }
}
