import Foundation

/// An architecture's idea, roles and rules.
nonisolated public struct ArchitectureProfile: Sendable {
  /// A role of types, such as presenter.
  nonisolated public struct Role: Hashable, Sendable {
    /// The role's name in the architecture's own terms.
    public let name: String
    /// The purpose of the role, in one sentence.
    public let duty: String
    /// The suffixes of the names of types in this role.
    public let suffixes: [String]
    /// The module of these types; `nil` for the architecture's own.
    public let module: String?

    /// Creates a role.
    public init(_ name: String, duty: String, suffixes: [String], module: String? = nil) {
      self.name = name
      self.duty = duty
      self.suffixes = suffixes
      self.module = module
    }
  }

  /// A rule about the types that a role must not know.
  nonisolated public struct Rule: Hashable, Sendable {
    /// The types that a rule forbids.
    nonisolated public enum Subject: Hashable, Sendable {
      case role(String)
      /// Anything in a module, and its import in a file whose types all have the role.
      case module(String)
      /// The types of a module with one of these suffixes.
      case types(endingIn: [String], of: String)
    }

    /// The rule as a proponent would put it.
    public let statement: String
    /// The role that the rule applies to.
    public let role: String
    /// The types that the role must not refer to.
    public let mustNotKnow: [Subject]

    /// Creates a rule.
    public init(_ statement: String, role: String, mustNotKnow: [Subject]) {
      self.statement = statement
      self.role = role
      self.mustNotKnow = mustNotKnow
    }
  }

  /// The name, as in `--architecture`.
  public let name: String
  /// The idea in one line.
  public let idea: String
  /// The Swift module of the architecture.
  public let module: String
  /// The file that declares this profile.
  public let file: URL
  /// The folder of the architecture's sources.
  public var sources: URL { file.deletingLastPathComponent() }
  /// Whether it is still being written, so that `swift test` doesn't hold it to the charter.
  public let isDraft: Bool
  /// The roles of its types.
  public let roles: [Role]
  /// The rules about dependencies between roles.
  public let rules: [Rule]

  /// Creates a profile. Call it in a file at the top level of the sources.
  public init(
    name: String, idea: String, isDraft: Bool = false, roles: [Role], rules: [Rule], module fileID: String = #fileID,
    file: String = #filePath
  ) {
    self.name = name
    self.idea = idea
    self.module = String(fileID.prefix { $0 != "/" })
    self.file = URL(filePath: file)
    self.isDraft = isDraft
    self.roles = roles
    self.rules = rules
  }
}
