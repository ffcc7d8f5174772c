import HeadlessUI
import SharedModel

/// Logs each screen that comes into sight, and keeps where the user is then.
final class TransitionRecorder {
  private let logger: any Logger
  private let stateStore: NavigationStateStore

  init(logger: any Logger, stateStore: NavigationStateStore) {
    self.logger = logger
    self.stateStore = stateStore
  }

  /// A screen has come into sight in the stack or over it; of a modal's coming and going the stack tells nobody.
  func record(_ screen: ViewController, in navigationController: NavigationController) {
    logger.log(.info, "transition: \(screen.nibName)")
    stateStore.save(navigationController.savedState)
  }
}

// MARK: - NavigationControllerDelegate

extension TransitionRecorder: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    record(controller, in: navigationController)
  }
}
