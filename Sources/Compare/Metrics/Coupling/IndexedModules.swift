/// Facts about modules from the compiler's index and the syntax, from which coupling is computed.
package struct IndexedModules: Sendable {
  package var symbols: [String: IndexedSymbol] = [:]
  package var occurrences: [String: [SymbolOccurrence]] = [:]
  package var regions: [String: [DeclaredRegion]] = [:]

  package init() {}

  func typeDefinitions(in module: String) -> [SymbolOccurrence] {
    (occurrences[module] ?? []).filter { $0.roles.contains(.definition) && symbols[$0.usr]?.isNominalType == true }
  }
}

package struct IndexedSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case enumeration
    case structure
    /// A class or an actor.
    case classType
    case protocolType
    case extensionOfType
    case typealiasName
    case accessor
    case other
  }

  /// The “unified symbol resolution”, unique among all modules.
  package var usr: String
  package var name: String
  package var kind: Kind

  package init(usr: String, name: String, kind: Kind) {
    self.usr = usr
    self.name = name
    self.kind = kind
  }

  package var isNominalType: Bool {
    switch kind {
    case .enumeration, .structure, .classType, .protocolType: true
    default: false
    }
  }
}

package struct SymbolOccurrence: Equatable, Sendable {
  /// The kinds of use and relation, with the bits of the index's format.
  package struct Roles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let definition = Roles(rawValue: 1 << 1)
    package static let reference = Roles(rawValue: 1 << 2)
    package static let implicit = Roles(rawValue: 1 << 8)
    package static let childOf = Roles(rawValue: 1 << 9)
    package static let baseOf = Roles(rawValue: 1 << 10)
    package static let overrideOf = Roles(rawValue: 1 << 11)
    package static let receivedBy = Roles(rawValue: 1 << 12)
    package static let extendedBy = Roles(rawValue: 1 << 14)
    package static let accessorOf = Roles(rawValue: 1 << 15)
    package static let containedBy = Roles(rawValue: 1 << 16)
  }

  /// A related symbol, and the relation of the found one to it.
  package struct Relation: Equatable, Sendable {
    package var roles: Roles
    package var usr: String

    package init(_ roles: Roles, to usr: String) {
      self.roles = roles
      self.usr = usr
    }
  }

  package var usr: String
  package var roles: Roles
  package var file: String
  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int
  package var relations: [Relation]

  package init(usr: String, roles: Roles, file: String, line: Int, column: Int, relations: [Relation] = []) {
    self.usr = usr
    self.roles = roles
    self.file = file
    self.line = line
    self.column = column
    self.relations = relations
  }

  package var position: SourcePosition { SourcePosition(line: line, column: column) }

  var isUnrelatedReference: Bool {
    roles.contains(.reference)
      && relations.allSatisfy { $0.roles.isDisjoint(with: [.containedBy, .baseOf, .extendedBy]) }
  }
}

/// The extent of a type, an extension or a typealias, used to place references.
package struct DeclaredRegion: Equatable, Sendable {
  package var name: SourcePosition
  package var extent: Range<SourcePosition>
  /// True for an actor, which the index calls a class.
  package var isActor: Bool

  package init(name: SourcePosition, extent: Range<SourcePosition>, isActor: Bool = false) {
    self.name = name
    self.extent = extent
    self.isActor = isActor
  }
}
