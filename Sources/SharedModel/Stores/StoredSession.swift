/// The signed-in user, stored so that a relaunch need not ask again.
public struct StoredSession: Codable, Hashable, Sendable {
  /// The user who signed in.
  public var user: User

  /// Creates the session of a user.
  public init(user: User) {
    self.user = user
  }
}
