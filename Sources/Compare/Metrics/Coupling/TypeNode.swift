/// A type of a module, with its extensions.
package struct TypeNode: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case classType = "class"
    case structure = "struct"
    case enumeration = "enum"
    case actor = "actor"
    case protocolType = "protocol"
    /// An extended type of another module.
    case extensionOfOther = "extension"
  }

  /// The qualified name: `Outer.Inner`.
  package var name: String
  package var kind: Kind
  package var usr: String
  /// The lines of its declaration and its extensions in the module, without nested types.
  package var lines: Int

  package var location: TypeGraph.Location
}

/// Counts the lines of each type. A line belongs to the innermost declaration around it.
struct TypeLines {
  /// The lines by the type's USR, including extensions.
  private(set) var counts: [String: Int] = [:]

  init(_ facts: IndexedModules, module: String, _ table: SymbolTable) {
    for file in Set((facts.occurrences[module] ?? []).map(\.file)) {
      var owners: [Int: String] = [:]
      // Inner declarations begin later.
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
