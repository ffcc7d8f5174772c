/// How far the methods of a type belong together.
package enum Cohesion {
  /// LCOM4 of each type of a module that has stored properties and methods, by name: into how many groups its methods fall that neither call
  /// each other nor share a stored property. 1 is cohesive.
  ///
  /// Hitz and Montazeri, “Measuring Coupling and Cohesion in Object-Oriented Systems” (1995). Methods are instance methods, subscripts, computed
  /// properties and stored ones with observers; initialisers are left out, as they touch everything.
  package static func lcom4(of facts: IndexedModules, module: String) -> [String: Int] {
    let table = SymbolTable(facts)
    let occurrences = facts.occurrences[module] ?? []
    let members = Members(occurrences, table)
    var groups = Groups(members.owner.keys)
    for occurrence in occurrences where occurrence.roles.contains(.reference) {
      guard let container = table.container(of: occurrence), let user = members.member(around: container, table),
        let used = members.member(around: occurrence.usr, table), members.owner[user] == members.owner[used]
      else { continue }
      groups.join(user, used)
    }
    var result: [String: Int] = [:]
    for type in Set(members.stored.compactMap { members.owner[$0] }) {
      let methods = members.methods.filter { members.owner[$0] == type }
      if !methods.isEmpty { result[table.name(of: type)] = Set(methods.map(groups.leader)).count }
    }
    return result
  }

  private struct Members {
    private(set) var owner: [String: String] = [:]
    private(set) var methods: Set<String> = []
    private(set) var stored: Set<String> = []

    init(_ occurrences: [SymbolOccurrence], _ table: SymbolTable) {
      var computed: Set<String> = []
      var observed: Set<String> = []
      for occurrence in occurrences where occurrence.roles.contains(.definition) {
        guard let symbol = table.symbol(occurrence.usr) else { continue }
        switch symbol.kind {
        case .accessor where !occurrence.roles.contains(.implicit):
          guard let property = table.parent(of: symbol.usr) else { continue }
          if symbol.name.hasPrefix("didSet:") || symbol.name.hasPrefix("willSet:") {
            observed.insert(property)
          } else {
            computed.insert(property)
          }
        case .instanceMethod, .instanceProperty:
          // What is declared in a function, as a parameter, is nobody's member.
          guard let parent = table.parent(of: symbol.usr), let type = table.owner(of: parent),
            table.symbol(parent)?.isNominalType == true || table.symbol(parent)?.kind == .extensionOfType,
            !occurrence.roles.contains(.implicit)
          else { continue }
          owner[symbol.usr] = type
          if symbol.kind == .instanceMethod { methods.insert(symbol.usr) } else { stored.insert(symbol.usr) }
        default: continue
        }
      }
      methods.formUnion(computed.union(observed).intersection(owner.keys))
      stored.subtract(computed)
    }

    func member(around usr: String, _ table: SymbolTable) -> String? {
      table.lineage(of: usr).first { owner[$0] != nil }
    }
  }

  /// Members that belong together, by union and find.
  private struct Groups {
    private var leaders: [String: String]

    init(_ members: some Sequence<String>) { leaders = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) }) }

    func leader(_ member: String) -> String {
      var current = member
      while let next = leaders[current], next != current { current = next }
      return current
    }

    mutating func join(_ first: String, _ second: String) { leaders[leader(first)] = leader(second) }
  }
}
