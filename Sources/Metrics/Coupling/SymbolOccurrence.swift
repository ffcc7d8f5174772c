/// A place in a source at which the compiler met a symbol.
public struct SymbolOccurrence: Equatable, Sendable {
  /// What the symbol does there, and what it has to do with other symbols; the bits are those of the index's format.
  public struct Roles: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let definition = Roles(rawValue: 1 << 1)
    public static let reference = Roles(rawValue: 1 << 2)
    public static let implicit = Roles(rawValue: 1 << 8)
    public static let childOf = Roles(rawValue: 1 << 9)
    public static let baseOf = Roles(rawValue: 1 << 10)
    public static let overrideOf = Roles(rawValue: 1 << 11)
    public static let receivedBy = Roles(rawValue: 1 << 12)
    public static let calledBy = Roles(rawValue: 1 << 13)
    public static let extendedBy = Roles(rawValue: 1 << 14)
    public static let accessorOf = Roles(rawValue: 1 << 15)
    public static let containedBy = Roles(rawValue: 1 << 16)
  }

  /// Another symbol, and what the one that was met is to it.
  public struct Relation: Equatable, Sendable {
    /// What the symbol is to the other.
    public var roles: Roles
    /// The other's USR.
    public var usr: String

    /// A relation as it was read.
    public init(_ roles: Roles, to usr: String) {
      self.roles = roles
      self.usr = usr
    }
  }

  /// The USR of what was met.
  public var usr: String
  /// What it does there.
  public var roles: Roles
  /// The file, as the reader of the index was told to name it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes of UTF-8, from 1.
  public var column: Int
  /// What it has to do with other symbols.
  public var relations: [Relation]

  /// An occurrence as it was read.
  public init(usr: String, roles: Roles, file: String, line: Int, column: Int, relations: [Relation] = []) {
    self.usr = usr
    self.roles = roles
    self.file = file
    self.line = line
    self.column = column
    self.relations = relations
  }
}
