import HeadlessUI
import SharedModel

extension AppDependencies {
  /// Logs that a screen came into sight over the stack or in it, and keeps where the user is now.
  func recordTransition(to screen: ViewController, in navigationController: NavigationController) {
    logger.log(.info, "transition: \(screen.nibName)")
    whereabouts.save(navigationController.savedState)
  }
}
