import SharedModel

@testable import ActionsImpl

/// Keeps what the sign-in screen's interactor has notified of, and does nothing about it.
final class SignInInteractorDelegateDouble: SignInInteractorDelegate {
  private(set) var events: [String] = []

  /// What was notified of since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  func interactorDidChangeSignIn() {
    events.append("changed")
  }
}
