import SharedModel

/// Lets the user sign in; the session notifies the rest of the app on success.
final class SignInPresenter {
  weak var view: (any SignInView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(Texts.signIn) }
  }
  private let signIn: any SignInService
  private let message: String?
  private var credentials = Credentials()
  private var request: Cancellable?

  init(signIn: any SignInService, message: String?) {
    self.signIn = signIn
    self.message = message
  }

  private func didSignIn(_ result: Result<User, ServiceError>) {
    request = nil
    if case .failure(let error) = result {
      if error == .unauthorised { emptyPassword() }
      view?.setError(message(for: error))
    }
    updateControls()
  }

  private func message(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private func emptyPassword() {
    credentials.password = ""
    view?.setPassword("")
  }

  private func updateControls() {
    let isSigningIn = request != nil
    view?.setFieldsEnabled(!isSigningIn)
    view?.setSubmitEnabled(!isSigningIn && credentials.isComplete)
    view?.setCancelShown(isSigningIn)
    view?.setSpinnerShown(isSigningIn)
  }
}

// MARK: - SignInPresenting

extension SignInPresenter: SignInPresenting {
  func viewDidLoad() {
    view?.setError(message)
    updateControls()
  }

  func didEdit(username: String, password: String) {
    credentials = Credentials(username: username, password: password)
    view?.setError(nil)
    updateControls()
  }

  func didTapSubmit() {
    view?.setError(nil)
    request = signIn.signIn(credentials) { [weak self] in self?.didSignIn($0) }
    updateControls()
  }

  func didTapCancel() {
    request = nil
    updateControls()
  }
}
