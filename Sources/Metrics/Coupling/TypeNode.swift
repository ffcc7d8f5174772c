/// A type of a module, with its extensions.
public struct TypeNode: Hashable, Sendable {
  /// What kind of type it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    case classType = "class"
    case structure = "struct"
    case enumeration = "enum"
    case actor = "actor"
    case protocolType = "protocol"
    /// A type of another module, as far as this one extends it.
    case extensionOfOther = "extension"
  }

  /// Its name, with those of the types around it: `Outer.Inner`.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// What the compiler calls it.
  public var usr: String
  /// How many lines its declaration and its extensions in the module take up, without those of types in it.
  public var lines: Int

  /// Where it is declared, or first extended.
  public var location: TypeGraph.Location

  /// A node.
  public init(name: String, kind: Kind, usr: String, lines: Int, location: TypeGraph.Location) {
    self.name = name
    self.kind = kind
    self.usr = usr
    self.lines = lines
    self.location = location
  }
}
