@testable import MVVMCImpl

/// Counts how often a flow has finished.
final class FlowCoordinatorDelegateDouble: FlowCoordinatorDelegate {
  private(set) var finishes = 0

  func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator) {
    finishes += 1
  }
}
