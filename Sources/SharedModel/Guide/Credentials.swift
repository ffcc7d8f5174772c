/// What someone types to sign in.
public struct Credentials: Codable, Hashable, Sendable {
  /// The user name, as typed.
  public var username: String
  /// The password, as typed.
  public var password: String

  /// Whether both hold something other than white space; only then is it worth asking the backend.
  public var isComplete: Bool {
    [username, password].allSatisfy { !$0.trimmed.isEmpty }
  }

  /// Credentials as typed; empty to begin with.
  public init(username: String = "", password: String = "") {
    self.username = username
    self.password = password
  }
}
