import HeadlessUI
import SharedModel

/// Logs each screen that appears, and saves the navigation state.
final class TransitionRecorder {
  private let logger: any Logger
  private let stateStore: NavigationStateStore

  init(logger: any Logger, stateStore: NavigationStateStore) {
    self.logger = logger
    self.stateStore = stateStore
  }

  /// Records a screen that has appeared. Call it for modals, because the navigation controller doesn't report them.
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
