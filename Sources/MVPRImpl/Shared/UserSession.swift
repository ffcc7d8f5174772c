import SharedModel

/// The signed-in user, for presenters.
protocol UserSession: AnyObject {
  var user: User? { get }
  func observe(_ change: @escaping @MainActor (Session.Event) -> Void) -> Cancellable
  func signOut()
}

// MARK: - Session

extension Session: UserSession {}
