/// The current session and its events.
@MainActor
public final class Session {
  /// A change of the session.
  public enum Event: Hashable, Sendable {
    case began(User)
    case signedOut
    /// The backend reported that the session has expired; the navigation state is retained.
    case expired
  }

  /// The signed-in user, or `nil`.
  public private(set) var user: User?
  private let store: any Store<StoredSession>
  private let savedState: any Store<SavedState>
  private let logger: any Logger
  private let observers = ObserverList<Event>()

  /// Restores the stored session; if it can't be read, logs the error, and nobody is signed in.
  public init(store: any Store<StoredSession>, savedState: any Store<SavedState>, logger: any Logger) {
    self.store = store
    self.savedState = savedState
    self.logger = logger
    attempt { () throws(StoreError) in user = try store.load()?.user }
  }

  /// Calls `change` on every event, until the result is cancelled or released.
  public func observe(_ change: @escaping @MainActor (Event) -> Void) -> Cancellable {
    observers.add(change)
  }

  /// Begins a session for `user`.
  public func begin(_ user: User) {
    self.user = user
    attempt { () throws(StoreError) in try store.save(StoredSession(user: user)) }
    observers.notify(.began(user))
  }

  /// Ends the session at the user's request, and deletes the navigation state.
  public func signOut() {
    guard user != nil else { return }
    end()
    attempt { () throws(StoreError) in try savedState.remove() }
    observers.notify(.signedOut)
  }

  /// Ends the session because the backend reported that it has expired.
  public func expire() {
    guard user != nil else { return }
    logger.log(.warning, "session expired")
    end()
    observers.notify(.expired)
  }

  private func end() {
    user = nil
    attempt { () throws(StoreError) in try store.remove() }
  }

  private func attempt(_ work: () throws(StoreError) -> Void) {
    do { try work() } catch { logger.log(.error, "Session: \(error)") }
  }
}
