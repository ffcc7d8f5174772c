/// The backend's record of a user, for checking credentials.
public struct Account: Codable, Hashable, Sendable, Identifiable {
  /// The name that the user signs in with.
  public var username: String
  /// The name that the app shows.
  public var displayName: String
  /// The password in plain text, because the guide is made up and protects nothing.
  public var password: String

  /// The user name, which is unique.
  public var id: String { username }

  /// The account's owner, without the password.
  public var user: User { User(username: username, displayName: displayName) }

  public init(username: String, displayName: String, password: String) {
    self.username = username
    self.displayName = displayName
    self.password = password
  }

  /// Returns whether the credentials match this account's exactly.
  public func accepts(_ credentials: Credentials) -> Bool {
    username == credentials.username && password == credentials.password
  }
}
