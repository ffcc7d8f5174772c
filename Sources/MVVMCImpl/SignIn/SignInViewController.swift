import HeadlessUI
import Storyboard

/// Binds the sign-in screen to its view model.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let viewModel: SignInViewModel

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
    bind()
  }

  // MARK: - Bindings

  private func bind() {
    viewModel.password.bind { [weak self] in self?.layout.password.text = $0 }
    viewModel.error.bind { [weak self] in self?.showError($0) }
    viewModel.isSigningIn.bind { [weak self] in self?.showProgress($0) }
    viewModel.canSubmit.bind { [weak self] in self?.layout.submit.isEnabled = $0 }
  }

  private func showError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
  }

  private func showProgress(_ isSigningIn: Bool) {
    layout.username.isEnabled = !isSigningIn
    layout.password.isEnabled = !isSigningIn
    layout.cancel.isHidden = !isSigningIn
    if isSigningIn { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
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
