@testable import MVPRImpl

/// Records the open note, and how often one closed.
final class NoteObserverDouble: NoteObserving {
  private(set) weak var note: (any DraftKeeping)?  // the test owns it
  private(set) var closedCount = 0

  func noteDidOpen(_ note: any DraftKeeping) { self.note = note }
  func noteDidClose() { closedCount += 1 }
}
