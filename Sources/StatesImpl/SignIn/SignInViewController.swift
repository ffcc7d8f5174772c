import HeadlessUI
import Storyboard

/// The view of the sign-in screen.
final class SignInViewController: ViewController {
  weak var messages: (any SignInMessages)?  // the state, which owns this
  private let layout = SignInLayout()

  var username: String { layout.username.text }
  var password: String { layout.password.text }

  init() {
    super.init(nibName: SignInLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.username.addTarget(self, action: SignInViewController.didEdit, for: .editingChanged)
    layout.password.addTarget(self, action: SignInViewController.didEdit, for: .editingChanged)
    layout.submit.addTarget(self, action: SignInViewController.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(self, action: SignInViewController.didTapCancel, for: .touchUpInside)
    messages?.didLoadView()
  }

  // MARK: - Actions

  private func didEdit() {
    messages?.didEdit()
  }

  private func didTapSubmit() {
    messages?.didTapSubmit()
  }

  private func didTapCancel() {
    messages?.didTapCancel()
  }

  // MARK: - View

  func emptyPassword() {
    layout.password.text = ""
  }

  func showError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
  }

  func showControls(isSigningIn: Bool, maySubmit: Bool) {
    layout.username.isEnabled = !isSigningIn
    layout.password.isEnabled = !isSigningIn
    layout.submit.isEnabled = !isSigningIn && maySubmit
    layout.cancel.isHidden = !isSigningIn
    if isSigningIn { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }
}
