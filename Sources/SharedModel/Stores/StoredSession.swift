/// The signed-in user, stored so that a relaunch need not ask again.
public struct StoredSession: Codable, Hashable, Sendable {
  public var user: User

  public init(user: User) {
    self.user = user
  }
}
