import HeadlessUI

/// Who goes on when the user has left a flow.
protocol FlowCoordinatorDelegate: AnyObject {
  /// No screen of the flow is left; the coordinator is needed no more.
  func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator)
  /// A screen came into sight though the stack has not changed: a modal one, or what a modal one has uncovered.
  func flowCoordinator(_ coordinator: FlowCoordinator, didShow controller: ViewController)
}
