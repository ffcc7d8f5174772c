import SharedModel

/// As a user, I want to sign in.
final class SignInAction: Action {
  typealias Output = Result<User, ServiceError>

  var credentials = Credentials()
  private let service: any SignInService
  private var request: Cancellable?

  init(service: any SignInService) {
    self.service = service
  }

  func run(_ callback: @escaping Callback) {
    request = service.signIn(credentials, reply: callback)
  }

  func cancel() {
    request = nil
  }
}
