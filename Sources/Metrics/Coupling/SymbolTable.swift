/// Who belongs to whom: members to types, extensions to what they extend, accessors to properties.
struct SymbolTable {
  private let symbols: [String: IndexedSymbol]
  private var parents: [String: String] = [:]
  private var extended: [String: String] = [:]
  private var modules: [String: String] = [:]
  /// What a typealias stands for.
  private var aliased: [String: [String]] = [:]
  let places: PlaceTable

  init(_ facts: IndexedModules) {
    symbols = facts.symbols
    places = PlaceTable(facts)
    for (module, occurrences) in facts.occurrences {
      for occurrence in occurrences { take(occurrence, in: module) }
    }
    for occurrence in facts.occurrences.values.joined() where occurrence.isUnrelatedReference {
      guard let place = places.declaration(around: occurrence), symbols[place]?.kind == .typealiasName else { continue }
      aliased[place, default: []].append(occurrence.usr)
    }
  }

  /// The module that defines a symbol; nil for one of a module that was not indexed.
  func module(of usr: String) -> String? { modules[usr] }

  func symbol(_ usr: String) -> IndexedSymbol? { symbols[usr] }

  /// The symbol that one is a member or an accessor of.
  func parent(of usr: String) -> String? { extended[usr] ?? parents[usr] }

  /// The nominal type that a symbol is, or is a member of, however deeply.
  func owner(of usr: String) -> String? {
    var current = usr
    // A symbol of a damaged index must not be its own ancestor.
    for _ in 0..<100 {
      if symbols[current]?.isNominalType == true { return current }
      guard let parent = parent(of: current) else { return nil }
      current = parent
    }
    return nil
  }

  /// The types that a reference to a symbol is one to: the owner, and for a typealias what it stands for.
  func targets(of usr: String) -> Set<String> {
    var targets = Set(owner(of: usr).map { [$0] } ?? [])
    for other in aliased[usr] ?? [] where other != usr { targets.formUnion(self.targets(of: other)) }
    return targets
  }

  /// The symbol that an occurrence lies in, as the index says, or else as the source shows.
  func container(of occurrence: SymbolOccurrence) -> String? {
    if let relation = occurrence.relations.first(where: { !$0.roles.isDisjoint(with: [.containedBy, .baseOf]) }) {
      return relation.usr
    }
    return places.declaration(around: occurrence)
  }

  func isActor(_ usr: String) -> Bool { places.actors.contains(usr) }

  /// A type's name with those of the types around it.
  func name(of usr: String) -> String {
    let name = symbols[usr]?.name ?? usr
    guard let parent = parents[usr], let outer = owner(of: parent) else { return name }
    return "\(self.name(of: outer)).\(name)"
  }

  private mutating func take(_ occurrence: SymbolOccurrence, in module: String) {
    if occurrence.roles.contains(.definition) { modules[occurrence.usr] = module }
    for relation in occurrence.relations {
      if relation.roles.contains(.extendedBy) { extended[relation.usr] = occurrence.usr }
      guard occurrence.roles.contains(.definition) else { continue }
      if relation.roles.contains(.accessorOf) || relation.roles.contains(.childOf) {
        parents[occurrence.usr] = relation.usr
      }
    }
  }
}

extension SymbolOccurrence {
  /// Whether the index says of a reference neither what it stands in nor what it is for.
  var isUnrelatedReference: Bool {
    roles.contains(.reference)
      && relations.allSatisfy { $0.roles.isDisjoint(with: [.containedBy, .baseOf, .extendedBy]) }
  }
}
