import Observation
import SharedModel

/// The state of the sign-in screen, and its reactions to the user's input.
@Observable
final class SignInViewModel {
  let title = Texts.signIn
  private(set) var username = ""
  private(set) var password = ""
  private(set) var error: String?
  var alert: Alert?

  private let service: any SignInService
  private var request: Cancellable?

  var isSigningIn: Bool { request != nil }
  var canSubmit: Bool { !isSigningIn && credentials.isComplete }

  private var credentials: Credentials { Credentials(username: username, password: password) }

  init(signIn service: any SignInService, message: String?) {
    self.service = service
    error = message
  }

  func enterUsername(_ text: String) {
    username = text
    error = nil
  }

  func enterPassword(_ text: String) {
    password = text
    error = nil
  }

  /// Sends user name and password. Success begins a session, which the app observes.
  func submit() {
    guard canSubmit else { return }
    error = nil
    request = service.signIn(credentials) { [weak self] in self?.didSignIn($0) }
  }

  func cancel() {
    request = nil
  }

  /// Shows an alert unless there is one already.
  func say(_ message: String) {
    if alert == nil { alert = Alert(message) }
  }

  private func didSignIn(_ result: Result<User, ServiceError>) {
    request = nil
    guard case .failure(let failure) = result else { return }
    if failure == .unauthorised { password = "" }
    error = message(for: failure)
  }

  private func message(for failure: ServiceError) -> String {
    switch failure {
    case .unauthorised: Texts.wrongCredentials
    case .offline: Texts.noConnectionTryAgain
    case .serverError, .notFound: Texts.somethingWentWrongTryAgain
    }
  }
}
