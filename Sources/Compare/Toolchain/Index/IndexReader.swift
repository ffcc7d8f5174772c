package import Foundation
package import Metrics
internal import SyntaxFacts

/// Gathers from an index, and from the syntax of the same files, what coupling is computed from.
package struct IndexReader {
  private let store: IndexStore
  private let folder: URL

  /// Reads a store; files are named by their path below `folder`, or in full when they lie elsewhere.
  package init(_ store: IndexStore, below folder: URL) {
    self.store = store
    self.folder = folder
  }

  /// What is known of all modules in the store whose files are wanted; every file is unless said otherwise.
  /// - Throws: `IndexStoreError`, or `SyntaxFactsError` for a source that can't be read any more.
  package func modules(
    ofFiles isWanted: (_ file: String, _ module: String) -> Bool = { _, _ in true }
  ) throws -> IndexedModules {
    var facts = IndexedModules()
    for unit in try store.units() where isWanted(unit.file, unit.module) {
      var record = try store.record(of: unit)
      let name = folder.pathBelow(unit.file)
      for index in record.occurrences.indices { record.occurrences[index].file = name }
      facts.symbols.merge(record.symbols) { first, _ in first }
      facts.occurrences[unit.module, default: []] += record.occurrences
      if facts.regions[name] == nil { facts.regions[name] = try SyntaxReader.regions(inFile: URL(filePath: unit.file)) }
    }
    return facts
  }
}
