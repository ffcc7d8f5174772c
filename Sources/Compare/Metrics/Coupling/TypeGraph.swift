internal import Basics

/// The types of a module and the references between them, resolved by the compiler.
package struct TypeGraph: Sendable {
  package struct Location: Hashable, Comparable, Sendable {
    package var file: String
    package var position: SourcePosition

    package var text: String { "\(file):\(position.line):\(position.column)" }

    package static func < (first: Location, second: Location) -> Bool {
      (first.file, first.position) < (second.file, second.position)
    }
  }

  /// A reference from a type, or one of its members, to another type or one of its members, by the unique names of
  /// nodes.
  package struct Edge: Hashable, Sendable {
    package var from: String
    package var to: String
  }

  package struct OutsideEdge: Hashable, Sendable {
    package var from: String
    package var to: String
    package var module: String
  }

  package let nodes: [TypeNode]
  /// The references between different types, with their sorted locations.
  package let edges: [Edge: [Location]]
  /// Edges from each protocol to the module's types that conform to or refine it.
  package private(set) var conformances: Set<Edge> = []
  /// For each type, the module's types that it inherits from or conforms to directly.
  private var bases: [String: Set<String>] = [:]
  /// The places that name a type other than to inherit from it or to extend it.
  package private(set) var namings: Set<Location> = []
  package let outside: [OutsideEdge: [Location]]
  /// By file, the modules needed outside of the module's own types: by functions and globals, and by extensions.
  package private(set) var looseUses: [String: Set<String>] = [:]
  /// The members that contain references; a type's own references, such as a conformance, have none.
  package private(set) var members: [Location: String] = [:]
  package private(set) var outsideTypes: [String: [String]] = [:]
  private let qualifiedNames: [String: String]

  /// Finds the types of a module and their references.
  ///
  /// The source of an edge is the type of the symbol that contains the reference, by the index or else by position. The
  /// target is the owner of the referenced symbol. Receivers of calls, superclasses, protocols, and overridden or
  /// fulfilled members count as references. A type of another module that this module extends is a target if the
  /// referenced member is declared in this module.
  package init(_ facts: IndexedModules, module: String) {
    let table = SymbolTable(facts)
    let occurrences = facts.occurrences[module] ?? []
    var nodes = Self.nodes(in: occurrences, module, table, lines: TypeLines(facts, module: module, table).counts)
    TypeNode.tellApart(&nodes)
    var edges: [Edge: Set<Location>] = [:]
    var outside: [OutsideEdge: Set<Location>] = [:]
    var inheritances: Set<Location> = []
    for occurrence in occurrences {
      let location = Location(file: occurrence.file, position: occurrence.position)
      let source = Self.source(of: occurrence, table).flatMap { nodes[$0] }
      switch Self.use(at: occurrence, by: source) {
      case .inheritance: inheritances.insert(location)
      case .ofType where table.isType(occurrence.usr): namings.insert(location)
      case .loose:
        if let other = table.module(of: occurrence.usr) { looseUses[occurrence.file, default: []].insert(other) }
      case .ofType, nil: break
      }
      for (base, heir) in Self.inheritance(at: occurrence, nodes, table) {
        bases[heir.name, default: []].insert(base.name)
        if base.kind == .protocolType { conformances.insert(Edge(from: base.name, to: heir.name)) }
      }
      guard let source else { continue }
      if occurrence.roles.contains(.reference) { members[location] = table.member(around: occurrence) }
      for symbol in Self.referred(by: occurrence) {
        for target in table.targets(of: symbol) where target != source.usr {
          if let node = nodes[target], node.kind != .extensionOfOther || table.module(of: symbol) == module {
            edges[Edge(from: source.name, to: node.name), default: []].insert(location)
          } else if let other = table.module(of: target), other != module {
            let edge = OutsideEdge(from: source.name, to: table.name(of: target), module: other)
            outside[edge, default: []].insert(location)
          }
        }
      }
    }
    namings.subtract(inheritances)
    self.nodes = nodes.values.sorted { $0.name < $1.name }
    qualifiedNames = Dictionary(nodes.values.map { ($0.name, $0.qualifiedName) }) { first, _ in first }
    self.edges = edges.mapValues { $0.sorted() }
    self.outside = outside.mapValues { $0.sorted() }
    for other in facts.occurrences.keys where other != module {
      outsideTypes[other] = Set(facts.typeDefinitions(in: other).map(\.usr)).map(table.name).sorted()
    }
  }

  /// The name of a node without its file, which roles and rules go by.
  package func qualifiedName(of name: String) -> String { qualifiedNames[name] ?? name }

  private static func nodes(
    in occurrences: [SymbolOccurrence], _ module: String, _ table: SymbolTable, lines: [String: Int]
  ) -> [String: TypeNode] {
    var nodes: [String: TypeNode] = [:]
    for occurrence in occurrences where occurrence.roles.contains(.definition) {
      guard let symbol = table.symbol(occurrence.usr) else { continue }
      let location = Location(file: occurrence.file, position: occurrence.position)
      if symbol.isNominalType {
        nodes[symbol.usr] = TypeNode(
          qualifiedName: table.name(of: symbol.usr), kind: kind(of: symbol, table), usr: symbol.usr,
          lines: lines[symbol.usr] ?? 0, location: location)
      } else if symbol.kind == .extensionOfType, let extended = table.owner(of: symbol.usr),
        table.module(of: extended) != module
      {
        let node = TypeNode(
          qualifiedName: table.name(of: extended), kind: .extensionOfOther, usr: extended, lines: lines[extended] ?? 0,
          location: location)
        if nodes[extended].map({ location < $0.location }) ?? true { nodes[extended] = node }
      }
    }
    return nodes
  }

  private static func kind(of symbol: IndexedSymbol, _ table: SymbolTable) -> TypeNode.Kind {
    switch symbol.kind {
    case .enumeration: .enumeration
    case .structure: .structure
    case .protocolType: .protocolType
    default: table.places.actors.contains(symbol.usr) ? .actor : .classType
    }
  }

  private static func source(of occurrence: SymbolOccurrence, _ table: SymbolTable) -> String? {
    if occurrence.roles.contains(.reference) { return table.container(of: occurrence).flatMap(table.owner) }
    return table.owner(of: occurrence.usr)
  }

  /// The module's types that a type inherits from or conforms to, directly or indirectly.
  func ancestors(of type: String) -> Set<String> { [type].reaching { bases[$0] ?? [] } }

  private enum Use {
    case inheritance
    /// From the module's own types.
    case ofType
    /// From nothing that is a type, or to extend a type.
    case loose
  }

  private static func use(at occurrence: SymbolOccurrence, by source: TypeNode?) -> Use? {
    guard occurrence.roles.contains(.reference) else { return nil }
    if occurrence.relations.contains(where: { $0.roles.contains(.baseOf) }) { return .inheritance }
    let extends = occurrence.relations.contains { $0.roles.contains(.extendedBy) }
    return source == nil || extends ? .loose : .ofType
  }

  private static func inheritance(
    at occurrence: SymbolOccurrence, _ nodes: [String: TypeNode], _ table: SymbolTable
  ) -> [(base: TypeNode, heir: TypeNode)] {
    let heirs = occurrence.relations.filter { $0.roles.contains(.baseOf) }
      .compactMap { table.owner(of: $0.usr).flatMap { nodes[$0] } }
    guard !heirs.isEmpty else { return [] }
    let bases = table.targets(of: occurrence.usr).compactMap { nodes[$0] }
    return bases.flatMap { base in heirs.map { (base, $0) } }
  }

  private static func referred(by occurrence: SymbolOccurrence) -> [String] {
    let related = occurrence.relations.filter { !$0.roles.isDisjoint(with: [.receivedBy, .overrideOf]) }.map(\.usr)
    let isUse =
      occurrence.roles.contains(.reference) && !occurrence.relations.contains { $0.roles.contains(.extendedBy) }
    return isUse ? related + [occurrence.usr] : related
  }
}
