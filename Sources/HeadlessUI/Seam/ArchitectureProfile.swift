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
    /// The full names of types in this role, which come before all suffixes. So a base class `Interactor` can have
    /// another role than what ends in `Interactor`.
    public let types: [String]
    /// The module of these types; `nil` for the architecture's own.
    public let module: String?

    /// Creates a role.
    public init(
      _ name: String, duty: String, suffixes: [String] = [], types: [String] = [], module: String? = nil
    ) {
      self.name = name
      self.duty = duty
      self.suffixes = suffixes
      self.types = types
      self.module = module
    }
  }

  /// A rule about the types that a role must not know.
  nonisolated public struct Rule: Hashable, Sendable {
    /// The types that a rule forbids.
    nonisolated public enum Subject: Hashable, Sendable {
      /// The types of a role, except that a type may use what it inherits from another in the same role.
      case role(String)
      /// Anything in a module, and its import in a file where only types of the role could need it.
      case module(String)
      /// The types of a module with one of these suffixes.
      case types(endingIn: [String], of: String)
      /// The types of these parts of the app, without the roles `except` and without a type's own part.
      ///
      /// A part is a folder, such as `Menu`; or else the types whose names begin with that word, such as `MenuRouter`.
      case parts([String], except: [String] = [])
    }

    /// The rule as a proponent would put it.
    public let statement: String
    /// The role that the rule applies to.
    public let role: String
    /// The only part of the app that the rule applies to; `nil` for all.
    public let part: String?
    /// The types that the role must not refer to.
    public let mustNotKnow: [Subject]

    /// Creates a rule.
    public init(_ statement: String, role: String, of part: String? = nil, mustNotKnow: [Subject]) {
      self.statement = statement
      self.role = role
      self.part = part
      self.mustNotKnow = mustNotKnow
    }
  }

  /// The types that do the work of the list of places, for a drawing.
  nonisolated public struct ListDuties: Hashable, Sendable {
    /// Asks for the places.
    public let asks: String
    /// Turns places into what rows show.
    public let formats: String
    /// Opens a place.
    public let navigates: String
    /// Keeps what is loaded.
    public let remembers: String

    /// Names a type of the architecture's module for each duty.
    public init(asks: String, formats: String, navigates: String, remembers: String) {
      self.asks = asks
      self.formats = formats
      self.navigates = navigates
      self.remembers = remembers
    }
  }

  /// The name, also for `--architecture`.
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
  /// The types that do the work of the list of places; `nil` for no drawing.
  public let list: ListDuties?

  /// Creates a profile. Call it in a file at the top level of the sources.
  public init(
    name: String, idea: String, isDraft: Bool = false, roles: [Role], rules: [Rule], list: ListDuties? = nil,
    module fileID: String = #fileID, file: String = #filePath
  ) {
    self.name = name
    self.idea = idea
    self.module = String(fileID.prefix { $0 != "/" })
    self.file = URL(filePath: file)
    self.isDraft = isDraft
    self.roles = roles
    self.rules = rules
    self.list = list
  }
}
