@testable import MVVMCImpl

/// Keeps what a note's view model tells.
final class NoteViewModelCoordinatorDelegateDouble: NoteViewModelCoordinatorDelegate {
  private(set) var news: [String] = []

  func noteDidFinish() {
    news.append("finished")
  }

  func noteDidCancelChanges() {
    news.append("cancelled changes")
  }

  func noteDidFailToSave(_ message: String) {
    news.append("not saved: \(message)")
  }

  func noteDidLosePlace(_ message: String) {
    news.append("lost: \(message)")
  }
}
