@testable import MVVMCImpl

/// Counts how often the quarters' coordinator has finished.
final class QuartersCoordinatorDelegateDouble: QuartersCoordinatorDelegate {
  private(set) var finishes = 0

  func quartersCoordinatorDidFinish(_ coordinator: QuartersCoordinator) {
    finishes += 1
  }
}
