package import SharedModel

/// A sign-in service that stores its requests for a test to answer.
package final class SignInServiceDouble: SignInService {
  package private(set) var requests = RequestDoubles<User>()
  package private(set) var credentials: [Credentials] = []

  package init() {}

  package func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    self.credentials.append(credentials)
    return request.makeCancellable()
  }
}
