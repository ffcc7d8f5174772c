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

  /// The qualified name, unique in its graph: types that share it also name their file: `Row (Page.swift)`.
  package internal(set) var name: String
  /// The qualified name, such as `Outer.Inner`.
  package let qualifiedName: String
  package var kind: Kind
  package var usr: String
  /// The lines of its declaration and its extensions in the module, without nested types.
  package var lines: Int

  package var location: TypeGraph.Location

  init(qualifiedName: String, kind: Kind, usr: String, lines: Int, location: TypeGraph.Location) {
    name = qualifiedName
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.usr = usr
    self.lines = lines
    self.location = location
  }

  /// Tells types of the same name apart, such as private types of two files, because edges go by names.
  static func tellApart(_ nodes: inout [String: TypeNode]) {
    // The file's name, then its path, then the line, and finally the USR, which is always unique.
    let marks: [(TypeNode) -> String] = [
      { String($0.location.file.split(separator: "/").last ?? "") }, \.location.file, \.location.text, \.usr,
    ]
    for namesakes in Dictionary(grouping: nodes.values, by: \.qualifiedName).values where namesakes.count > 1 {
      guard let mark = marks.first(where: { Set(namesakes.map($0)).count == namesakes.count }) else { continue }
      for node in namesakes { nodes[node.usr]?.name = "\(node.qualifiedName) (\(mark(node)))" }
    }
  }
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
