import HeadlessUI
import SharedModel
import Storyboard

/// Lets the user sign in; the session notifies the rest of the app.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let signIn: any SignInService
  private let message: String?
  private var request: Cancellable?

  private var credentials: Credentials {
    Credentials(username: layout.username.text, password: layout.password.text)
  }

  init(signIn: any SignInService, message: String?) {
    self.signIn = signIn
    self.message = message
    super.init(nibName: SignInLayout.name)
    title = Texts.signIn
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.username.addTarget(self, action: SignInViewController.didEdit, for: .editingChanged)
    layout.password.addTarget(self, action: SignInViewController.didEdit, for: .editingChanged)
    layout.submit.addTarget(self, action: SignInViewController.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(self, action: SignInViewController.didTapCancel, for: .touchUpInside)
    showError(message)
  }

  // MARK: - Actions

  private func didEdit() {
    showError(nil)
    updateControls()
  }

  private func didTapSubmit() {
    showError(nil)
    request = signIn.signIn(credentials) { [weak self] in self?.didSignIn($0) }
    updateControls()
  }

  private func didTapCancel() {
    request = nil
    updateControls()
  }

  private func didSignIn(_ result: Result<User, ServiceError>) {
    request = nil
    if case .failure(let error) = result {
      if error == .unauthorised { layout.password.text = "" }
      showError(text(for: error))
    }
    updateControls()
  }

  // MARK: - View

  private func text(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private func showError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
  }

  private func updateControls() {
    let isSigningIn = request != nil
    layout.username.isEnabled = !isSigningIn
    layout.password.isEnabled = !isSigningIn
    layout.submit.isEnabled = !isSigningIn && credentials.isComplete
    layout.cancel.isHidden = !isSigningIn
    if isSigningIn { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }
}
