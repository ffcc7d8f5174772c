import HeadlessUI

/// Navigates from a note back to its place, and reports there if the place is gone.
final class NoteRouter: AlertRoute {
  weak var viewController: ViewController?  // it owns the presenter, which owns this router
  private let didFindPlaceGone: () -> Void

  init(didFindPlaceGone: @escaping () -> Void) {
    self.didFindPlaceGone = didFindPlaceGone
  }
}

// MARK: - NoteRouting

extension NoteRouter: NoteRouting {
  func close() {
    // If the note had to dismiss itself, it would only close an alert over it.
    viewController?.presentingViewController?.dismiss()
  }

  func closeAndReportPlaceGone() {
    close()
    didFindPlaceGone()
  }
}
