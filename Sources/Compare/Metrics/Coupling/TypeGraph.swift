/// The types of a module and the references between them, as the compiler resolved them.
package struct TypeGraph: Sendable {
  package struct Location: Hashable, Comparable, Sendable {
    package var file: String
    package var position: SourcePosition

    /// The location as `file:line:column`.
    package var text: String { "\(file):\(position.line):\(position.column)" }

    package static func < (first: Location, second: Location) -> Bool {
      (first.file, first.position) < (second.file, second.position)
    }
  }

  /// One type refers to another: a member of the first to the second or to a member of it.
  package struct Edge: Hashable, Sendable {
    package var from: String
    package var to: String
  }

  /// A reference to a type of another module.
  package struct OutsideEdge: Hashable, Sendable {
    package var from: String
    package var to: String
    package var module: String
  }

  package let nodes: [TypeNode]
  /// The references between the types, with their places, sorted; none leads from a type to itself.
  package let edges: [Edge: [Location]]
  /// Edges from each protocol to the types of the module that conform to or refine it.
  package private(set) var conformances: Set<Edge> = []
  /// The references to types of other indexed modules, with the places, sorted.
  package let outside: [OutsideEdge: [Location]]
  /// The members around references, by place; none for references of a type itself, such as a conformance.
  package private(set) var members: [Location: String] = [:]
  /// The names of the types of each other indexed module.
  package private(set) var outsideTypes: [String: [String]] = [:]

  /// Finds the types of a module and their references.
  ///
  /// An edge A→B stands for “a member of A refers to B or to a member of B”: the source is what the reference is contained in, or else the declaration it
  /// stands in; the target the owner of what is referred to. Receivers of calls, superclasses and protocols, and what a member overrides or
  /// fulfils, are references as well. To a type of another module that this one extends there is an edge where what is used is of this module.
  package init(_ facts: IndexedModules, module: String) {
    let table = SymbolTable(facts)
    let occurrences = facts.occurrences[module] ?? []
    let nodes = Self.nodes(in: occurrences, module, table, lines: TypeLines(facts, module: module, table).counts)
    var edges: [Edge: Set<Location>] = [:]
    var outside: [OutsideEdge: Set<Location>] = [:]
    for occurrence in occurrences {
      self.conformances.formUnion(Self.conformances(at: occurrence, nodes, table))
      guard let source = Self.source(of: occurrence, table).flatMap({ nodes[$0] }) else { continue }
      let location = Location(file: occurrence.file, position: occurrence.position)
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
    self.nodes = nodes.values.sorted { ($0.name, $0.usr) < ($1.name, $1.usr) }
    self.edges = edges.mapValues { $0.sorted() }
    self.outside = outside.mapValues { $0.sorted() }
    for other in facts.occurrences.keys where other != module {
      outsideTypes[other] = Set(facts.typeDefinitions(in: other).map(\.usr)).map(table.name).sorted()
    }
  }

  private static func nodes(
    in occurrences: [SymbolOccurrence], _ module: String, _ table: SymbolTable, lines: [String: Int]
  ) -> [String: TypeNode] {
    var nodes: [String: TypeNode] = [:]
    for occurrence in occurrences where occurrence.roles.contains(.definition) {
      guard let symbol = table.symbol(occurrence.usr) else { continue }
      let location = Location(file: occurrence.file, position: occurrence.position)
      if symbol.isNominalType {
        nodes[symbol.usr] = TypeNode(
          name: table.name(of: symbol.usr), kind: kind(of: symbol, table), usr: symbol.usr,
          lines: lines[symbol.usr] ?? 0, location: location)
      } else if symbol.kind == .extensionOfType, let extended = table.owner(of: symbol.usr),
        table.module(of: extended) != module
      {
        let node = TypeNode(
          name: table.name(of: extended), kind: .extensionOfOther, usr: extended, lines: lines[extended] ?? 0,
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

  private static func conformances(
    at occurrence: SymbolOccurrence, _ nodes: [String: TypeNode], _ table: SymbolTable
  ) -> [Edge] {
    let conforming = occurrence.relations.filter { $0.roles.contains(.baseOf) }
      .compactMap { table.owner(of: $0.usr).flatMap { nodes[$0] } }
    guard !conforming.isEmpty else { return [] }
    let protocols = table.targets(of: occurrence.usr).compactMap { nodes[$0] }.filter { $0.kind == .protocolType }
    return protocols.flatMap { base in conforming.map { Edge(from: base.name, to: $0.name) } }
  }

  private static func referred(by occurrence: SymbolOccurrence) -> [String] {
    let related = occurrence.relations.filter { !$0.roles.isDisjoint(with: [.receivedBy, .overrideOf]) }.map(\.usr)
    let isUse =
      occurrence.roles.contains(.reference) && !occurrence.relations.contains { $0.roles.contains(.extendedBy) }
    return isUse ? related + [occurrence.usr] : related
  }
}
