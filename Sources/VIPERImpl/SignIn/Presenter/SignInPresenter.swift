import SharedModel

/// Decides when the form can be sent, and words its errors.
final class SignInPresenter {
  weak var view: (any SignInViewInput)? {  // it owns this
    didSet { view?.showTitle(Texts.signIn) }
  }
  private weak var moduleOutput: (any SignInModuleOutput)?  // the app owns it, for longer than this
  private let interactor: any SignInInteractorInput
  private var username = ""
  private var password = ""
  private var errorText: String?
  private var isSigningIn = false

  init(interactor: any SignInInteractorInput) {
    self.interactor = interactor
  }

  private func didEdit() {
    errorText = nil
    showForm()
  }

  private func text(for error: ServiceError) -> String {
    switch error {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private func showForm() {
    let isComplete = interactor.isComplete(username: username, password: password)
    view?.showForm(
      SignInViewModel(errorText: errorText, isSigningIn: isSigningIn, canSubmit: isComplete && !isSigningIn))
  }
}

// MARK: - SignInModuleInput

extension SignInPresenter: SignInModuleInput {
  func configureModule(message: String?, output: any SignInModuleOutput) {
    errorText = message
    moduleOutput = output
  }
}

// MARK: - SignInViewOutput

extension SignInPresenter: SignInViewOutput {
  func didTriggerViewReady() {
    showForm()
  }

  func didEditUsername(_ text: String) {
    username = text
    didEdit()
  }

  func didEditPassword(_ text: String) {
    password = text
    didEdit()
  }

  func didTapSubmit() {
    errorText = nil
    isSigningIn = true
    showForm()
    interactor.signIn(username: username, password: password)
  }

  func didTapCancel() {
    interactor.cancelSignIn()
    isSigningIn = false
    showForm()
  }
}

// MARK: - SignInInteractorOutput

extension SignInPresenter: SignInInteractorOutput {
  func didSignIn() {
    moduleOutput?.signInModuleDidSignIn()
  }

  func didFailToSignIn(_ error: ServiceError) {
    isSigningIn = false
    errorText = text(for: error)
    if error == .unauthorised {
      password = ""
      view?.clearPassword()
    }
    showForm()
  }
}
