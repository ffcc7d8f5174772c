/// Who is signed in, and the news of it.
@MainActor
public final class Session {
  /// What can happen to a session.
  public enum Event: Hashable, Sendable {
    case began(User)
    case signedOut
    /// A service answered that nobody is signed in any more; where the user was is kept.
    case expired
  }

  /// The user who is signed in; nil when nobody is.
  public private(set) var user: User?
  private let store: any Store<StoredSession>
  private let savedState: any Store<SavedState>
  private let logger: any Logger
  private let observers = ObserverList<Event>()

  /// Takes up the session that was stored; one that can't be read is reported and nobody is signed in.
  public init(store: any Store<StoredSession>, savedState: any Store<SavedState>, logger: any Logger) {
    self.store = store
    self.savedState = savedState
    self.logger = logger
    attempt { () throws(StoreError) in user = try store.load()?.user }
  }

  /// Tells of every event until the result is cancelled or released.
  public func observe(_ change: @escaping @MainActor (Event) -> Void) -> Cancellable {
    observers.add(change)
  }

  /// Begins the session of `user`.
  public func begin(_ user: User) {
    self.user = user
    attempt { () throws(StoreError) in try store.save(StoredSession(user: user)) }
    observers.notify(.began(user))
  }

  /// Ends the session at the user's wish and forgets where the user was.
  public func signOut() {
    guard user != nil else { return }
    end()
    attempt { () throws(StoreError) in try savedState.remove() }
    observers.notify(.signedOut)
  }

  /// Ends the session because the backend says so.
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
