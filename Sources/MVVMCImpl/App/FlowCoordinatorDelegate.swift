/// Who goes on when the user has left a flow.
protocol FlowCoordinatorDelegate: AnyObject {
  /// No screen of the flow is left; the coordinator is needed no more.
  func flowCoordinatorDidFinish(_ coordinator: FlowCoordinator)
}
