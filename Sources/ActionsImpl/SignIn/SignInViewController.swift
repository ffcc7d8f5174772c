import HeadlessUI
import SharedModel

/// Lets the user sign in; the session notifies the rest of the app on success.
final class SignInViewController: ViewController {
  private let screen: SignInView

  init(signIn: any SignInService, notice: SignInModel.Notice?) {
    screen = SignInView(model: SignInModel(notice: notice), service: signIn)
    super.init(nibName: SignInView.name)
    title = Texts.signIn
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
  }
}

// MARK: - SignInInteractorDelegate

extension SignInViewController: SignInInteractorDelegate {
  func interactorDidChangeSignIn() {
    screen.viewModel.refresh()
  }
}
