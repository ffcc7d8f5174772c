import SharedModel

@testable import VIPERImpl

final class SignInInteractorOutputDouble: SignInInteractorOutput {
  private(set) var signIns = 0
  private(set) var errors: [ServiceError] = []

  func didSignIn() {
    signIns += 1
  }

  func didFailToSignIn(_ error: ServiceError) {
    errors.append(error)
  }
}
