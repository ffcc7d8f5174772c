import SharedModel

/// Signs the user in; the session notifies the app controller on success.
final class SignInControllerState: AppControllerState {
  let memento: SignInMemento
  let viewController = SignInViewController()
  private let signIn: any SignInService
  private var request: Cancellable?

  private var credentials: Credentials {
    Credentials(username: viewController.username, password: viewController.password)
  }

  init(_ memento: SignInMemento, signIn: any SignInService) {
    self.memento = memento
    self.signIn = signIn
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(_ memento: SignInMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate) {
    self.init(memento, signIn: objects.app.signIn)
  }

  private func didSignIn(_ result: Result<User, ServiceError>) {
    request = nil
    if case .failure(let error) = result {
      if error == .unauthorised { viewController.emptyPassword() }
      viewController.showError(Self.message(for: error))
    }
    updateControls()
  }

  private static func message(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private func updateControls() {
    viewController.showControls(isSigningIn: request != nil, maySubmit: credentials.isComplete)
  }
}

// MARK: - SignInMessages

extension SignInControllerState: SignInMessages {
  func didLoadView() {
    viewController.showError(memento.message)
  }

  func didEdit() {
    viewController.showError(nil)
    updateControls()
  }

  func didTapSubmit() {
    viewController.showError(nil)
    request = signIn.signIn(credentials) { [weak self] in self?.didSignIn($0) }
    updateControls()
  }

  func didTapCancel() {
    request = nil
    updateControls()
  }
}
