/// Receives the screens that a navigation controller shows.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called when a screen appears: it was pushed, the one above it was popped, or the stack was replaced or first
  /// shown.
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController)
}
