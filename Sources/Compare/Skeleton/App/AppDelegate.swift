import HeadlessUI
import SharedModel

/// Shows the only screen so far, whether or not a user is signed in, and receives system events.
final class AppDelegate {
  private let dependencies: AppDependencies
  private weak var window: Window?  // the application owns both
  private var sessionObservation: Cancellable?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }

  private func sessionDidChange(_ event: Session.Event) {
    switch event {
    case .began: break
    case .signedOut: showSignIn(message: nil)
    case .expired: showSignIn(message: Texts.sessionExpired)
    }
  }

  private func showSignIn(message: String?) {
    let screen = SignInViewController(signIn: dependencies.signIn, message: message)
    window?.rootViewController = screen
    dependencies.logger.log(.info, "transition: \(screen.nibName)")
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    sessionObservation = dependencies.session.observe { [weak self] in self?.sessionDidChange($0) }
    showSignIn(message: nil)
  }

  func applicationWillResignActive() {
    dependencies.logger.log(.debug, "will resign active")
  }

  func applicationDidEnterBackground() {
    dependencies.logger.log(.debug, "did enter background")
  }

  func applicationWillEnterForeground() {
    dependencies.logger.log(.debug, "will enter foreground")
  }

  func applicationDidReceiveMemoryWarning() {
    dependencies.logger.log(.warning, "memory warning")
    dependencies.images.removeAll()
  }

  func application(open link: String) {
    dependencies.logger.log(.debug, "no screen for the link \(link)")
  }
}
