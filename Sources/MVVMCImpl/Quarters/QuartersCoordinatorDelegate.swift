/// Who goes on when the user has left the quarters.
protocol QuartersCoordinatorDelegate: AnyObject {
  /// No screen of the flow is left; the coordinator is needed no more.
  func quartersCoordinatorDidFinish(_ coordinator: QuartersCoordinator)
}
