@testable import VIPERImpl

final class SignInInteractorDouble: SignInInteractorInput {
  var complete: [String] = []
  private(set) var calls: [String] = []

  func isComplete(username: String, password: String) -> Bool {
    complete.contains("\(username):\(password)")
  }

  func signIn(username: String, password: String) {
    calls.append("sign in \(username):\(password)")
  }

  func cancelSignIn() {
    calls.append("cancel")
  }
}
