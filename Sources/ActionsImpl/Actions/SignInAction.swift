import SharedModel

/// As a user, I want to sign in.
final class SignInAction: OngoingAction {
  var credentials = Credentials()
  var underWay: Cancellable?
  private let service: any SignInService

  init(service: any SignInService) {
    self.service = service
  }

  func start(_ callback: @escaping Reply<User>) -> Cancellable? {
    service.signIn(credentials, reply: callback)
  }
}
