/// Saves the navigation state.
protocol GuideCoordinatorDelegate: AnyObject {
  /// Another screen has appeared.
  func guideCoordinatorDidShowScreen()
}
