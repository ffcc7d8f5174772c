import SharedModel

/// A sign-in service that keeps its requests for the test to answer.
final class SignInServiceDouble: SignInService {
  private(set) var requests: [RequestDouble<User>] = []
  private(set) var credentials: [Credentials] = []

  func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    self.credentials.append(credentials)
    return request.makeCancellable()
  }
}
