import HeadlessUI
import SharedModel
import Storyboard

/// Shows the sign-in screen.
final class SignInViewController: ViewController {
  private let layout = SignInLayout()
  private let store: Store<SignInState, SignInAction>
  private var observation: Cancellable?

  init(store: Store<SignInState, SignInAction>) {
    self.store = store
    super.init(nibName: SignInLayout.name)
    title = Texts.signIn
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.username.addTarget(self, action: SignInViewController.didEditUsername, for: .editingChanged)
    layout.password.addTarget(self, action: SignInViewController.didEditPassword, for: .editingChanged)
    layout.submit.addTarget(self, action: SignInViewController.didTapSubmit, for: .touchUpInside)
    layout.cancel.addTarget(self, action: SignInViewController.didTapCancel, for: .touchUpInside)
    observation = store.observe(\.self) { [weak self] in self?.render($0) }
  }

  private func render(_ state: SignInState) {
    layout.username.text = state.credentials.username
    layout.password.text = state.credentials.password
    layout.username.isEnabled = !state.isSigningIn
    layout.password.isEnabled = !state.isSigningIn
    layout.submit.isEnabled = state.canSubmit
    layout.cancel.isHidden = !state.isSigningIn
    layout.spinner.isHidden = !state.isSigningIn
    layout.error.text = state.error ?? ""
    layout.error.isHidden = state.error == nil
  }

  // MARK: - Actions

  private func didEditUsername() { store.send(.usernameChanged(layout.username.text)) }
  private func didEditPassword() { store.send(.passwordChanged(layout.password.text)) }
  private func didTapSubmit() { store.send(.submitTapped) }
  private func didTapCancel() { store.send(.cancelTapped) }
}
