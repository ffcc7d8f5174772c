import SharedModel

@testable import MVPRImpl

/// Reports whichever open note a test sets.
final class NoteTrackerDouble: NoteTracking {
  let observers = ObserverList<Void>()
  var openNote: (any DraftKeeping)?
  private(set) var forgottenCount = 0

  func observe(_ change: @escaping @MainActor () -> Void) -> Cancellable {
    observers.add(change)
  }

  func forgetNote() {
    openNote = nil
    forgottenCount += 1
  }
}
