import HeadlessUI
import SharedModel
import Storyboard

/// Lets the user sign in; the session notifies the app delegate on success.
final class SignInViewController: ViewController {
  /// The initial error message.
  var message: String?

  private let layout = SignInLayout()
  private let service: any SignInService
  private var request: Cancellable?

  init(signIn service: any SignInService) {
    self.service = service
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
    if let message {
      layout.error.text = message
      layout.error.isHidden = false
    }
  }

  private func didEdit() {
    layout.error.isHidden = true
    let credentials = Credentials(username: layout.username.text, password: layout.password.text)
    layout.submit.isEnabled = credentials.isComplete
  }

  private func didTapSubmit() {
    layout.error.isHidden = true
    layout.username.isEnabled = false
    layout.password.isEnabled = false
    layout.submit.isEnabled = false
    layout.cancel.isHidden = false
    layout.spinner.startAnimating()
    let credentials = Credentials(username: layout.username.text, password: layout.password.text)
    request = service.signIn(credentials) { [weak self] result in
      guard let self else { return }
      if case .failure(let error) = result {
        switch error {
        case .unauthorised:
          layout.password.text = ""
          layout.error.text = Texts.wrongCredentials
        case .offline:
          layout.error.text = Texts.noConnectionTryAgain
        case .serverError, .notFound:
          layout.error.text = Texts.somethingWentWrongTryAgain
        }
        layout.error.isHidden = false
      }
      endRequest()
    }
  }

  private func didTapCancel() {
    endRequest()
  }

  private func endRequest() {
    request = nil
    layout.username.isEnabled = true
    layout.password.isEnabled = true
    let credentials = Credentials(username: layout.username.text, password: layout.password.text)
    layout.submit.isEnabled = credentials.isComplete
    layout.cancel.isHidden = true
    layout.spinner.stopAnimating()
  }
}
