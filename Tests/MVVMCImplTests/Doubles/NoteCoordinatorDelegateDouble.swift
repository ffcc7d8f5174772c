@testable import MVVMCImpl

/// Keeps how a note's flow has ended.
final class NoteCoordinatorDelegateDouble: NoteCoordinatorDelegate {
  private(set) var endings: [String] = []

  func noteCoordinatorDidFinish() {
    endings.append("finished")
  }

  func noteCoordinatorDidLosePlace() {
    endings.append("lost place")
  }
}
