package import Metrics

/// What the compiler met in one file.
package struct IndexRecord: Sendable {
  /// The symbols that were met, or are related to those, by their USR.
  package var symbols: [String: IndexedSymbol] = [:]
  /// Where they were met, in the order of the file.
  package var occurrences: [SymbolOccurrence] = []
}
