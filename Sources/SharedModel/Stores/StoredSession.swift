/// Who is signed in, so that a relaunch need not ask again.
public struct StoredSession: Codable, Hashable, Sendable {
  /// The user who signed in.
  public var user: User

  /// The session of the user.
  public init(user: User) {
    self.user = user
  }
}
