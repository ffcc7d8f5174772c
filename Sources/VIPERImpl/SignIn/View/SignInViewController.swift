import HeadlessUI
import Storyboard

/// Shows the form that asks for user name and password.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let output: any SignInViewOutput

  init(output: any SignInViewOutput) {
    self.output = output
    super.init(nibName: SignInLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.username.addTarget(self, action: SignInViewController.didEditUsername, for: .editingChanged)
    layout.password.addTarget(self, action: SignInViewController.didEditPassword, for: .editingChanged)
    layout.submit.addTarget(self, action: SignInViewController.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(self, action: SignInViewController.didTapCancel, for: .touchUpInside)
    output.didTriggerViewReady()
  }

  // MARK: - Actions

  private func didEditUsername() {
    output.didEditUsername(layout.username.text)
  }

  private func didEditPassword() {
    output.didEditPassword(layout.password.text)
  }

  private func didTapSubmit() {
    output.didTapSubmit()
  }

  private func didTapCancel() {
    output.didTapCancel()
  }
}

// MARK: - SignInViewInput

extension SignInViewController: SignInViewInput {
  func showTitle(_ text: String) {
    title = text
  }

  func showForm(_ form: SignInViewModel) {
    layout.username.isEnabled = !form.isSigningIn
    layout.password.isEnabled = !form.isSigningIn
    layout.submit.isEnabled = form.canSubmit
    layout.cancel.isHidden = !form.isSigningIn
    layout.error.text = form.errorText ?? ""
    layout.error.isHidden = form.errorText == nil
    if form.isSigningIn { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  func clearPassword() {
    layout.password.text = ""
  }
}
