import Foundation

/// How an architecture describes itself: its idea, its roles and its rules.
nonisolated public struct ArchitectureProfile: Sendable {
  /// A part that types play, such as presenter.
  nonisolated public struct Role: Hashable, Sendable {
    /// The role's name in the architecture's own terms.
    public let name: String
    /// What the role is there for, in one sentence.
    public let duty: String
    /// How the names of the types that play it end.
    public let suffixes: [String]
    /// The module of these types; nil for the architecture's own.
    public let module: String?

    /// Describes a role.
    public init(_ name: String, duty: String, suffixes: [String], module: String? = nil) {
      self.name = name
      self.duty = duty
      self.suffixes = suffixes
      self.module = module
    }
  }

  /// What a role must not know.
  nonisolated public struct Rule: Hashable, Sendable {
    /// Something that can be known.
    nonisolated public enum Subject: Hashable, Sendable {
      case role(String)
      /// Anything of a module, and its import in a file whose types all play the role.
      case module(String)
      /// The types of a module whose names end so.
      case types(endingIn: [String], of: String)
    }

    /// The rule as a proponent would say it.
    public let statement: String
    /// The role that it binds.
    public let role: String
    /// What that role must not refer to.
    public let mustNotKnow: [Subject]

    /// States a rule.
    public init(_ statement: String, role: String, mustNotKnow: [Subject]) {
      self.statement = statement
      self.role = role
      self.mustNotKnow = mustNotKnow
    }
  }

  /// What it is called, as in `--architecture`.
  public let name: String
  /// Its idea in one line.
  public let idea: String
  /// The Swift module that holds it.
  public let module: String
  /// The file that describes it.
  public let file: URL
  /// Where its sources are.
  public var sources: URL { file.deletingLastPathComponent() }
  /// Its roles.
  public let roles: [Role]
  /// Who may know whom.
  public let rules: [Rule]

  /// Describes an architecture; called in a file at the top of its sources, whose folder is `sources`.
  public init(
    name: String, idea: String, roles: [Role], rules: [Rule], module fileID: String = #fileID, file: String = #filePath
  ) {
    self.name = name
    self.idea = idea
    self.module = String(fileID.prefix { $0 != "/" })
    self.file = URL(filePath: file)
    self.roles = roles
    self.rules = rules
  }
}
