internal import Basics

/// Finds the owners of symbols: a member's type, an extension's extended type, an accessor's property.
struct SymbolTable {
  private let symbols: [String: IndexedSymbol]
  private var parents: [String: String] = [:]
  private var extended: [String: String] = [:]
  private var modules: [String: String] = [:]
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

  func module(of usr: String) -> String? { modules[usr] }

  func symbol(_ usr: String) -> IndexedSymbol? { symbols[usr] }

  /// Whether the symbol is a type or another name of one.
  func isType(_ usr: String) -> Bool {
    symbols[usr].map { $0.isNominalType || $0.kind == .typealiasName } ?? false
  }

  /// The symbol of which this one is a member or an accessor.
  func parent(of usr: String) -> String? { extended[usr] ?? parents[usr] }

  func lineage(of usr: String) -> some Sequence<String> {
    // A symbol of a damaged index must not be its own ancestor.
    sequence(first: usr) { parent(of: $0) }.prefix(100)
  }

  /// The nominal type that a symbol is, or is nested in at any depth.
  func owner(of usr: String) -> String? { lineage(of: usr).first { symbols[$0]?.isNominalType == true } }

  /// The types to which a reference to a symbol counts: the owner, and for a typealias the aliased types.
  func targets(of usr: String) -> Set<String> {
    var targets = Set(owner(of: usr).map { [$0] } ?? [])
    for other in aliased[usr] ?? [] where other != usr { targets.formUnion(self.targets(of: other)) }
    return targets
  }

  /// The types that inherit from each type or conform to it, directly, as stated in some of the sources.
  func heirs(in occurrences: some Sequence<SymbolOccurrence>) -> [String: Set<String>] {
    occurrences.reduce(into: [:]) { heirs, occurrence in
      for relation in occurrence.relations where relation.roles.contains(.baseOf) {
        guard let heir = owner(of: relation.usr) else { continue }
        for base in targets(of: occurrence.usr) { heirs[base, default: []].insert(heir) }
      }
    }
  }

  /// The symbol around an occurrence, according to the index or else the source.
  func container(of occurrence: SymbolOccurrence) -> String? {
    if let relation = occurrence.relations.first(where: { !$0.roles.isDisjoint(with: [.containedBy, .baseOf]) }) {
      return relation.usr
    }
    return places.declaration(around: occurrence)
  }

  func member(around occurrence: SymbolOccurrence) -> String? {
    guard let container = container(of: occurrence) else { return nil }
    var member: String?
    for usr in lineage(of: container) {
      guard let symbol = symbols[usr] else { return nil }
      if symbol.isNominalType || symbol.kind == .extensionOfType { return member }
      if symbol.kind != .accessor { member = symbol.name }
    }
    return nil
  }

  /// A type's qualified name, such as `Outer.Inner`.
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

struct PlaceTable {
  struct Declaration {
    let region: DeclaredRegion
    let usr: String
  }

  private(set) var declarations: [String: [Declaration]] = [:]
  private(set) var actors: Set<String> = []

  init(_ facts: IndexedModules) {
    var defined: [String: [SourcePosition: String]] = [:]
    for occurrence in facts.occurrences.values.joined() {
      guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) else { continue }
      defined[occurrence.file, default: [:]][occurrence.position] = occurrence.usr
    }
    for (file, regions) in facts.regions {
      for region in regions {
        guard let usr = defined[file]?[region.name] else { continue }
        declarations[file, default: []].append(Declaration(region: region, usr: usr))
        if region.isActor { actors.insert(usr) }
      }
    }
  }

  func declaration(around occurrence: SymbolOccurrence) -> String? {
    declarations[occurrence.file]?
      .filter { $0.region.extent.contains(occurrence.position) }
      .max { $0.region.extent.lowerBound < $1.region.extent.lowerBound }?.usr
  }
}

package enum TestDoubles {
  /// The sorted names of a test module's types that conform to a protocol of a module under test, or inherit from one
  /// of its classes, directly or through another type of the tests.
  package static func names(in facts: IndexedModules, testModule: String, of modules: Set<String>) -> [String] {
    let table = SymbolTable(facts)
    let heirs = table.heirs(in: facts.occurrences[testModule] ?? [])
      .mapValues { $0.filter { table.module(of: $0) == testModule } }
    let bases = heirs.keys.filter { table.module(of: $0).map(modules.contains) == true }
    let found = bases.reaching { heirs[$0] ?? [] }
    return found.filter { table.symbol($0)?.kind != .protocolType }.map(table.name).sorted()
  }
}
