import SharedModel

/// The view model of the sign-in screen.
final class SignInViewModel {
  let title = Texts.signIn
  let password = Observable("")
  let error: Observable<String?>
  let isSigningIn = Observable(false)
  let canSubmit = Observable(false)

  weak var coordinatorDelegate: (any SignInViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let service: any SignInService
  private var username = ""
  private var request: Cancellable?

  private var credentials: Credentials { Credentials(username: username, password: password.value) }

  init(signIn service: any SignInService, message: String?) {
    self.service = service
    error = Observable(message)
  }

  // MARK: - Input

  func enterUsername(_ text: String) {
    username = text
    didEdit()
  }

  func enterPassword(_ text: String) {
    password.value = text
    didEdit()
  }

  func submit() {
    guard canSubmit.value else { return }
    error.value = nil
    request = service.signIn(credentials) { [weak self] in self?.didSignIn($0) }
    update()
  }

  func cancel() {
    request = nil
    update()
  }

  // MARK: - Output

  private func didEdit() {
    error.value = nil
    update()
  }

  private func didSignIn(_ result: Result<User, ServiceError>) {
    request = nil
    switch result {
    case .success:
      coordinatorDelegate?.signInDidSucceed()
    case .failure(let failure):
      if failure == .unauthorised { password.value = "" }
      error.value = message(for: failure)
    }
    update()
  }

  private func message(for failure: ServiceError) -> String {
    switch failure {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }

  private func update() {
    isSigningIn.value = request != nil
    canSubmit.value = request == nil && credentials.isComplete
  }
}
