import SharedModel

/// As a user, I want to sign in.
struct SignInAction: Action {
  let credentials: Credentials
  let service: any SignInService

  func run(_ callback: @escaping Reply<User>) -> Cancellable? {
    service.signIn(credentials, reply: callback)
  }
}
