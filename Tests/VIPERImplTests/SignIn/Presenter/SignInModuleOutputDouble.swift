@testable import VIPERImpl

final class SignInModuleOutputDouble: SignInModuleOutput {
  private(set) var signIns = 0

  func signInModuleDidSignIn() {
    signIns += 1
  }
}
