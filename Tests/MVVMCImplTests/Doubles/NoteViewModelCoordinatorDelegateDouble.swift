@testable import MVVMCImpl

/// Keeps what a note's view model tells.
final class NoteViewModelCoordinatorDelegateDouble: NoteViewModelCoordinatorDelegate {
  private(set) var news: [String] = []

  func noteViewModelDidFinish(_ viewModel: NoteViewModel) {
    news.append("finished")
  }

  func noteViewModelDidCancelChanges(_ viewModel: NoteViewModel) {
    news.append("cancelled changes")
  }

  func noteViewModel(_ viewModel: NoteViewModel, didFailToSave message: String) {
    news.append("not saved: \(message)")
  }

  func noteViewModel(_ viewModel: NoteViewModel, didLosePlace message: String) {
    news.append("lost: \(message)")
  }
}
