@testable import MVVMCImpl

/// Keeps how a note's flow has ended.
final class NoteCoordinatorDelegateDouble: NoteCoordinatorDelegate {
  private(set) var endings: [String] = []

  func noteCoordinatorDidFinish(_ coordinator: NoteCoordinator) {
    endings.append("finished")
  }

  func noteCoordinatorDidLosePlace(_ coordinator: NoteCoordinator) {
    endings.append("lost place")
  }
}
