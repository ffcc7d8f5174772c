import HeadlessUI
import SharedModel

/// Leads the user through signing in, until the session starts.
final class SignInCoordinator {
  weak var delegate: (any SignInCoordinatorDelegate)?  // the app coordinator, which owns this one

  private let window: Window
  private let service: any SignInService
  private let logger: any Logger

  init(window: Window, signIn service: any SignInService, logger: any Logger) {
    self.window = window
    self.service = service
    self.logger = logger
  }

  /// Shows the sign-in screen, with a message if there is something to explain.
  func start(message: String?) {
    let viewModel = SignInViewModel(signIn: service, message: message)
    viewModel.coordinatorDelegate = self
    let viewController = SignInViewController(viewModel: viewModel)
    window.rootViewController = viewController
    logger.log(.info, "transition: \(viewController.nibName)")
  }
}

// MARK: - SignInViewModelCoordinatorDelegate

extension SignInCoordinator: SignInViewModelCoordinatorDelegate {
  func signInDidSucceed() {
    delegate?.signInCoordinatorDidFinish()
  }
}
