internal import Basics

package enum TestDoubles {
  /// The sorted names of a test module's types that conform to a protocol of a module under test, or inherit from one
  /// of its classes, directly or through another type of the tests.
  package static func names(in facts: IndexedModules, testModule: String, of modules: Set<String>) -> [String] {
    let table = SymbolTable(facts)
    var heirs: [String: Set<String>] = [:]
    for occurrence in facts.occurrences[testModule] ?? [] {
      for relation in occurrence.relations where relation.roles.contains(.baseOf) {
        guard let type = table.owner(of: relation.usr), table.module(of: type) == testModule else { continue }
        for base in table.targets(of: occurrence.usr) { heirs[base, default: []].insert(type) }
      }
    }
    let bases = heirs.keys.filter { table.module(of: $0).map(modules.contains) == true }
    let found = bases.reaching { heirs[$0] ?? [] }
    return found.filter { table.symbol($0)?.kind != .protocolType }.map(table.name).sorted()
  }
}
