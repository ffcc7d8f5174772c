/// Finds the types that tests put in the place of others.
package enum TestDoubles {
  /// The names of the types of a test module that conform to a protocol of one of the modules under test, or inherit from a class of theirs,
  /// directly or through another type of the tests; sorted.
  package static func names(in facts: IndexedModules, testModule: String, of modules: Set<String>) -> [String] {
    let table = SymbolTable(facts)
    var bases: [String: Set<String>] = [:]
    for occurrence in facts.occurrences[testModule] ?? [] {
      for relation in occurrence.relations where relation.roles.contains(.baseOf) {
        guard let type = table.owner(of: relation.usr), table.module(of: type) == testModule else { continue }
        bases[type, default: []].formUnion(table.targets(of: occurrence.usr))
      }
    }
    var found: Set<String> = []
    var isGrowing = true
    while isGrowing {
      let more = bases.filter { type, bases in
        !found.contains(type)
          && bases.contains { found.contains($0) || table.module(of: $0).map(modules.contains) == true }
      }
      isGrowing = !more.isEmpty
      found.formUnion(more.keys)
    }
    return found.filter { table.symbol($0)?.kind != .protocolType }.map(table.name).sorted()
  }
}
