/// What the backend knows of a user, so that it can tell right credentials from wrong ones.
public struct Account: Codable, Hashable, Sendable, Identifiable {
  /// What the user signs in with.
  public var username: String
  /// What the app calls the user.
  public var displayName: String
  /// The password, in clear: the guide is made up and guards nothing.
  public var password: String

  /// The user name, which is unique.
  public var id: String { username }

  /// The account's owner, without the password.
  public var user: User { User(username: username, displayName: displayName) }

  /// An account of the given content.
  public init(username: String, displayName: String, password: String) {
    self.username = username
    self.displayName = displayName
    self.password = password
  }

  /// Whether the credentials are this account's, to the letter.
  public func accepts(_ credentials: Credentials) -> Bool {
    username == credentials.username && password == credentials.password
  }
}
