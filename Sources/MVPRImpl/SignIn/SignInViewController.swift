import HeadlessUI
import Storyboard

/// The sign-in screen.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let presenter: any SignInPresenting

  init(presenter: any SignInPresenting) {
    self.presenter = presenter
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
    presenter.viewDidLoad()
  }

  // MARK: - Actions

  private func didEdit() {
    presenter.didEdit(username: layout.username.text, password: layout.password.text)
  }

  private func didTapSubmit() {
    presenter.didTapSubmit()
  }

  private func didTapCancel() {
    presenter.didTapCancel()
  }
}

// MARK: - SignInView

extension SignInViewController: SignInView {
  func setPassword(_ text: String) {
    layout.password.text = text
  }

  func setFieldsEnabled(_ isEnabled: Bool) {
    layout.username.isEnabled = isEnabled
    layout.password.isEnabled = isEnabled
  }

  func setSubmitEnabled(_ isEnabled: Bool) {
    layout.submit.isEnabled = isEnabled
  }

  func setCancelShown(_ isShown: Bool) {
    layout.cancel.isHidden = !isShown
  }

  func setSpinnerShown(_ isShown: Bool) {
    if isShown { layout.spinner.startAnimating() } else { layout.spinner.stopAnimating() }
  }

  func setError(_ text: String?) {
    layout.error.text = text ?? ""
    layout.error.isHidden = text == nil
  }
}
