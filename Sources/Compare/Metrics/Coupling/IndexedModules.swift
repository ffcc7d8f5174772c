/// What the compiler's index and the syntax tell of some modules: all that coupling is computed from.
package struct IndexedModules: Sendable {
  /// The symbols, by USR.
  package var symbols: [String: IndexedSymbol] = [:]
  /// Where they were met, by module.
  package var occurrences: [String: [SymbolOccurrence]] = [:]
  /// The types, extensions and typealiases that the files declare, by file.
  package var regions: [String: [DeclaredRegion]] = [:]

  package init() {}

  /// Where a module declares its types.
  func typeDefinitions(in module: String) -> [SymbolOccurrence] {
    (occurrences[module] ?? []).filter { $0.roles.contains(.definition) && symbols[$0.usr]?.isNominalType == true }
  }
}

/// A declaration as the compiler's index knows it.
package struct IndexedSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
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

/// A place in a source at which the compiler met a symbol.
package struct SymbolOccurrence: Equatable, Sendable {
  /// What the symbol does there, and what it has to do with other symbols; the bits are those of the index's format.
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

  /// Another symbol, and what the one that was met is to it.
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
  /// The column in bytes of UTF-8, from 1.
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

  /// Whether the index says of a reference neither what it stands in nor what it is for.
  var isUnrelatedReference: Bool {
    roles.contains(.reference)
      && relations.allSatisfy { $0.roles.isDisjoint(with: [.containedBy, .baseOf, .extendedBy]) }
  }
}

/// Where a type, an extension or a typealias stands in a source: some references can be placed by this alone.
package struct DeclaredRegion: Equatable, Sendable {
  /// Where its name is, at which the compiler's index has it.
  package var name: SourcePosition
  /// From its first to behind its last token.
  package var extent: Range<SourcePosition>
  /// Whether it is an actor, which the index takes for a class.
  package var isActor: Bool

  package init(name: SourcePosition, extent: Range<SourcePosition>, isActor: Bool = false) {
    self.name = name
    self.extent = extent
    self.isActor = isActor
  }
}
