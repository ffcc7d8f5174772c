/// A signed-in user, without secrets.
public struct User: Codable, Hashable, Sendable, Identifiable {
  /// The name that the user signs in with.
  public var username: String
  /// The name that the app shows.
  public var displayName: String

  /// The user name, which is unique.
  public var id: String { username }

  public init(username: String, displayName: String) {
    self.username = username
    self.displayName = displayName
  }
}
