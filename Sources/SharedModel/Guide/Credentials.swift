/// The user name and password for signing in.
public struct Credentials: Codable, Hashable, Sendable {
  /// The user name, as typed.
  public var username: String
  /// The password, as typed.
  public var password: String

  /// Whether both contain something other than white space; otherwise, don't ask the backend.
  public var isComplete: Bool {
    [username, password].allSatisfy { !$0.trimmed.isEmpty }
  }

  /// Creates credentials, empty by default.
  public init(username: String = "", password: String = "") {
    self.username = username
    self.password = password
  }
}
