import HeadlessUI

@testable import MVVMCImpl

/// Counts how often a flow has finished, and keeps what it showed besides the stack.
final class FlowCoordinatorDelegateDouble: FlowCoordinatorDelegate {
  private(set) var finishes = 0
  private(set) var shown: [String] = []

  func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator) {
    finishes += 1
  }

  func flowCoordinator(_ coordinator: FlowCoordinator, didShow controller: ViewController) {
    shown.append(controller.nibName)
  }
}
