/// Finds the declaration around a place by where declarations begin and end.
struct PlaceTable {
  /// A region, and what the compiler calls what it declares.
  struct Declaration {
    let region: DeclaredRegion
    let usr: String
  }

  /// The declarations, by file.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The USRs of actors.
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

  /// The innermost declaration that an occurrence lies in.
  func declaration(around occurrence: SymbolOccurrence) -> String? {
    declarations[occurrence.file]?
      .filter { $0.region.extent.contains(occurrence.position) }
      .max { $0.region.extent.lowerBound < $1.region.extent.lowerBound }?.usr
  }
}

extension SymbolOccurrence {
  var position: SourcePosition { SourcePosition(line: line, column: column) }
}
