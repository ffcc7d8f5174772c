import SharedModel

/// Signs the user in through the backend.
final class SignInInteractor {
  weak var output: (any SignInInteractorOutput)?  // the presenter, which owns this
  private let service: any SignInService
  private var request: Cancellable?

  init(service: any SignInService) {
    self.service = service
  }

  private func didReply(_ result: Result<User, ServiceError>) {
    request = nil
    switch result {
    case .success: output?.didSignIn()
    case .failure(let error): output?.didFailToSignIn(error)
    }
  }
}

// MARK: - SignInInteractorInput

extension SignInInteractor: SignInInteractorInput {
  func isComplete(username: String, password: String) -> Bool {
    Credentials(username: username, password: password).isComplete
  }

  func signIn(username: String, password: String) {
    let credentials = Credentials(username: username, password: password)
    request = service.signIn(credentials) { [weak self] in self?.didReply($0) }
  }

  func cancelSignIn() {
    request = nil
  }
}
