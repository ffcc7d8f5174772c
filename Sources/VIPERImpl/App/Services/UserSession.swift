import SharedModel

/// The current session, for interactors and facades.
protocol UserSession: AnyObject {
  var user: User? { get }
  func observe(_ change: @escaping @MainActor (Session.Event) -> Void) -> Cancellable
  func signOut()
}

// MARK: - Session

extension Session: UserSession {}
