import SharedModel

@testable import MVPRImpl

/// A session whose events a test triggers.
final class UserSessionDouble: UserSession {
  var user: User?
  let observers = ObserverList<Session.Event>()
  private(set) var signOutCount = 0

  init(user: User? = nil) {
    self.user = user
  }

  func observe(_ change: @escaping @MainActor (Session.Event) -> Void) -> Cancellable {
    observers.add(change)
  }

  func signOut() { signOutCount += 1 }
}
