import HeadlessUI
import SharedModel

extension NavigationController {
  /// The navigation state: the screens of the stack and the note over them.
  var savedState: SavedState {
    SavedState(
      screens: viewControllers.compactMap { ($0 as? any StateRestorable)?.restorableState },
      note: (presentedViewController as? NoteViewController)?.draft)
  }
}
