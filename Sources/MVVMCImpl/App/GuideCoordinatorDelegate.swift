/// Who goes on when the user has left the guide.
protocol GuideCoordinatorDelegate: AnyObject {
  /// The user has signed out; the coordinator is needed no more.
  func guideCoordinatorDidSignOut(_ coordinator: GuideCoordinator)
  /// The session has expired, and where the user was is saved; the coordinator is needed no more.
  func guideCoordinatorDidExpire(_ coordinator: GuideCoordinator)
}
