import SharedModel

final class SignInServiceDouble: SignInService {
  let requests = RequestLog<User>()
  private(set) var credentials: [Credentials] = []

  func signIn(_ credentials: Credentials, reply: @escaping Reply<User>) -> Cancellable {
    self.credentials.append(credentials)
    return requests.add(reply)
  }
}
