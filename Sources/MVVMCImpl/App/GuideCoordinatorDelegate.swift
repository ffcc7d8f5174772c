/// Who keeps where the user is in the guide.
protocol GuideCoordinatorDelegate: AnyObject {
  /// Another screen has come into sight.
  func guideCoordinatorDidShowScreen()
}
