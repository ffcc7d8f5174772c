/// A declaration as the compiler's index knows it.
public struct IndexedSymbol: Hashable, Sendable {
  /// What kind of declaration it is, as far as that matters here.
  public enum Kind: Hashable, Sendable {
    case enumeration
    case structure
    /// A class or an actor.
    case classType
    case protocolType
    case extensionOfType
    case typealiasName
    case associatedType
    case genericParameter
    /// A function, initialiser, property, accessor, case or parameter.
    case other
    case initializer
    case deinitializer
    case instanceMethod
    case instanceProperty
    case accessor
    case module
  }

  /// What the compiler calls it, unique among all modules (“unified symbol resolution”).
  public var usr: String
  /// Its name.
  public var name: String
  /// What it is.
  public var kind: Kind

  /// A symbol as it was read.
  public init(usr: String, name: String, kind: Kind) {
    self.usr = usr
    self.name = name
    self.kind = kind
  }

  /// Whether it is a class, structure, enumeration, actor or protocol.
  public var isNominalType: Bool {
    switch kind {
    case .enumeration, .structure, .classType, .protocolType: true
    default: false
    }
  }
}
