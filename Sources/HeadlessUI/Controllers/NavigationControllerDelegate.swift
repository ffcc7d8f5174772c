/// Who is told what a navigation controller shows.
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen came into sight: it was pushed, or what lay above it was popped, or the stack was replaced or first shown.
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController)
}
