/// How many lines each type of a module takes up: a line belongs to the innermost declaration that it stands in.
struct TypeLines {
  /// The lines by the type's USR, those of extensions included.
  private(set) var counts: [String: Int] = [:]

  init(_ facts: IndexedModules, module: String, _ table: SymbolTable) {
    for file in Set((facts.occurrences[module] ?? []).map(\.file)) {
      var owners: [Int: String] = [:]
      // What begins later is further in.
      for declaration in (table.places.declarations[file] ?? [])
        .sorted(by: { $0.region.extent.lowerBound < $1.region.extent.lowerBound })
      {
        guard let type = table.owner(of: declaration.usr) else { continue }
        let extent = declaration.region.extent
        for line in extent.lowerBound.line...extent.upperBound.line { owners[line] = type }
      }
      for type in owners.values { counts[type, default: 0] += 1 }
    }
  }
}
