import HeadlessUI
import SharedModel

/// Receives the sign-in screen's input and signs the user in.
final class SignInInteractor {
  weak var delegate: (any SignInInteractorDelegate)?  // owns the view, which owns this

  private let username: TextField
  private let password: TextField
  private let model: SignInModel
  private let service: any SignInService
  private var signingIn: Cancellable?

  init(model: SignInModel, service: any SignInService, username: TextField, password: TextField) {
    self.model = model
    self.service = service
    self.username = username
    self.password = password
  }

  // MARK: - Input

  func didEdit() {
    model.credentials = Credentials(username: username.text, password: password.text)
    model.notice = nil
    delegate?.interactorDidChangeSignIn()
  }

  func didTapSubmit() {
    model.notice = nil
    model.isSigningIn = true
    delegate?.interactorDidChangeSignIn()
    signingIn = SignInAction(credentials: model.credentials, service: service).run { [weak self] in
      self?.didSignIn($0)
    }
  }

  func didTapCancel() {
    signingIn?.cancel()
    model.isSigningIn = false
    delegate?.interactorDidChangeSignIn()
  }

  // MARK: - Actions

  private func didSignIn(_ result: Result<User, ServiceError>) {
    model.isSigningIn = false
    if case .failure(let error) = result {
      if error == .unauthorised { model.credentials.password = "" }
      model.notice = .failed(error)
    }
    delegate?.interactorDidChangeSignIn()
  }
}
