import SharedModel

/// Keeps the last request until a test answers it.
final class SignInServiceDouble: SignInService {
  private(set) var received: [Credentials] = []
  private(set) var cancelCount = 0
  private var reply: Reply<User>?

  func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable {
    received.append(credentials)
    self.reply = reply
    return Cancellable { self.cancelCount += 1 }
  }

  func answer(_ result: Result<User, ServiceError>) {
    reply?(result)
  }
}
