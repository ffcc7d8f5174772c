/// Someone who is signed in, without anything secret.
public struct User: Codable, Hashable, Sendable, Identifiable {
  /// What the user signs in with.
  public var username: String
  /// What the app calls the user.
  public var displayName: String

  /// The user name, which is unique.
  public var id: String { username }

  /// A user of the given names.
  public init(username: String, displayName: String) {
    self.username = username
    self.displayName = displayName
  }
}
