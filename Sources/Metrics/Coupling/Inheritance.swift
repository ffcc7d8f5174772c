/// Which types inherit from which, among all modules that were indexed.
struct Inheritance {
  private var heirs: [String: Set<String>] = [:]
  private let roots: [String: [(module: String, usr: String)]]

  init(_ facts: IndexedModules) {
    var roots: [String: [(module: String, usr: String)]] = [:]
    for (module, occurrences) in facts.occurrences {
      for occurrence in occurrences {
        guard let symbol = facts.symbols[occurrence.usr], symbol.isNominalType else { continue }
        if occurrence.roles.contains(.definition) { roots[symbol.name, default: []].append((module, symbol.usr)) }
        for relation in occurrence.relations where relation.roles.contains(.baseOf) {
          heirs[symbol.usr, default: []].insert(relation.usr)
        }
      }
    }
    self.roots = roots
  }

  /// The USRs of what inherits from a module's type, however indirectly.
  func heirs(of name: String, in module: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = (roots[name] ?? []).filter { $0.module == module }.map(\.usr)
    while let next = waiting.popLast() {
      for heir in heirs[next] ?? [] where found.insert(heir).inserted { waiting.append(heir) }
    }
    return found
  }
}
