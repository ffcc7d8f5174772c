import HeadlessUI
import SharedModel

/// Decides between signed-out and signed-in, and holds the coordinator of the one as long as it lasts.
final class AppCoordinator {
  private let window: Window
  private let dependencies: AppDependencies
  private var signInCoordinator: SignInCoordinator?
  private var guideCoordinator: GuideCoordinator?
  private var pendingLink: GuideLink?

  init(window: Window, dependencies: AppDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  func start() {
    if dependencies.session.user == nil {
      startSignIn(message: nil)
    } else {
      startGuide(at: dependencies.whereabouts.restore())
    }
  }

  /// Opens the link's screens, after sign-in if nobody is signed in, or says that there are none.
  func open(_ address: String) {
    guard let link = GuideLink(address) else { return refuseLink() }
    if let guideCoordinator {
      guideCoordinator.open(link)
    } else {
      pendingLink = link
    }
  }

  // MARK: - System events

  func willResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func didEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
    guideCoordinator?.saveState()
  }

  func willEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func didReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  // MARK: - Flows

  private func startSignIn(message: String?) {
    let coordinator = SignInCoordinator(window: window, signIn: dependencies.signIn, logger: dependencies.logger)
    coordinator.delegate = self
    signInCoordinator = coordinator
    coordinator.start(message: message)
  }

  private func startGuide(at state: SavedState) {
    let coordinator = GuideCoordinator(window: window, dependencies: dependencies)
    coordinator.delegate = self
    guideCoordinator = coordinator
    coordinator.start(at: state)
  }

  private func refuseLink() {
    window.frontmostViewController?.present(AlertController(message: Texts.linkRefused))
  }
}

// MARK: - SignInCoordinatorDelegate

extension AppCoordinator: SignInCoordinatorDelegate {
  func signInCoordinatorDidFinish(_ coordinator: SignInCoordinator) {
    signInCoordinator = nil
    let link = pendingLink
    pendingLink = nil
    startGuide(at: link?.savedState ?? dependencies.whereabouts.restore())
  }
}

// MARK: - GuideCoordinatorDelegate

extension AppCoordinator: GuideCoordinatorDelegate {
  func guideCoordinatorDidSignOut(_ coordinator: GuideCoordinator) {
    guideCoordinator = nil
    startSignIn(message: nil)
  }

  func guideCoordinatorDidExpire(_ coordinator: GuideCoordinator) {
    guideCoordinator = nil
    startSignIn(message: Texts.sessionExpired)
  }
}
