import HeadlessUI
import Storyboard

/// Shows the sign-in screen.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let viewModel: SignInViewModel
  private var alert: Alert?

  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    super.init(nibName: SignInLayout.name)
    title = viewModel.title
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.username.addTarget(self, action: SignInViewController.didEditUsername, for: .editingChanged)
    layout.password.addTarget(self, action: SignInViewController.didEditPassword, for: .editingChanged)
    layout.submit.addTarget(self, action: SignInViewController.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(self, action: SignInViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    let isSigningIn = viewModel.isSigningIn
    layout.username.text = viewModel.username
    layout.username.isEnabled = !isSigningIn
    layout.password.text = viewModel.password
    layout.password.isEnabled = !isSigningIn
    layout.submit.isEnabled = viewModel.canSubmit
    layout.cancel.isHidden = !isSigningIn
    layout.spinner.setAnimating(isSigningIn)
    let error = viewModel.error
    layout.error.text = error ?? ""
    layout.error.isHidden = error == nil
    showAlert()
  }

  private func showAlert() {
    guard viewModel.alert != alert else { return }
    alert = viewModel.alert
    guard let alert else { return }
    present(AlertController(alert) { [weak viewModel] in viewModel?.alert.take() })
  }

  // MARK: - Actions

  private func didEditUsername() {
    viewModel.enterUsername(layout.username.text)
  }

  private func didEditPassword() {
    viewModel.enterPassword(layout.password.text)
  }

  private func didTapSubmit() {
    viewModel.submit()
  }

  private func didTapCancel() {
    viewModel.cancel()
  }
}
