import SharedModel

@testable import ActionsImpl

/// Records the notifications from the sign-in screen's interactor.
final class SignInInteractorDelegateDouble: SignInInteractorDelegate {
  private(set) var events: [String] = []

  /// The notifications since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeSignIn() {
    events.append("changed")
  }
}
