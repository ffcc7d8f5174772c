/// What the types of a role must not know, as an architecture states it.
public struct DependencyRule: Hashable, Sendable {
  /// Something that can be known.
  public enum Subject: Hashable, Sendable {
    /// The types that play a role.
    case role(String)
    /// Anything of a module, its import included.
    case module(String)
  }

  /// The rule as a proponent would say it.
  public var statement: String
  /// The role that it binds.
  public var role: String
  /// What that role must not refer to.
  public var forbidden: [Subject]

  /// States a rule.
  public init(_ statement: String, role: String, forbidden: [Subject]) {
    self.statement = statement
    self.role = role
    self.forbidden = forbidden
  }
}
