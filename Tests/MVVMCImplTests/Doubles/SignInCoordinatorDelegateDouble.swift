@testable import MVVMCImpl

/// Counts how often the sign-in coordinator has finished.
final class SignInCoordinatorDelegateDouble: SignInCoordinatorDelegate {
  private(set) var finishes = 0

  func signInCoordinatorDidFinish() {
    finishes += 1
  }
}
