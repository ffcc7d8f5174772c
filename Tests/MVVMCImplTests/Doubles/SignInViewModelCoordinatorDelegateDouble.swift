@testable import MVVMCImpl

/// Counts what the sign-in view model tells.
final class SignInViewModelCoordinatorDelegateDouble: SignInViewModelCoordinatorDelegate {
  private(set) var signIns = 0

  func signInDidSucceed() {
    signIns += 1
  }
}
