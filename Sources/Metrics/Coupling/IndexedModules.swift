/// What the compiler's index and the syntax tell of some modules: all that coupling is computed from.
public struct IndexedModules: Sendable {
  /// The symbols, by USR.
  public var symbols: [String: IndexedSymbol]
  /// Where they were met, by module.
  public var occurrences: [String: [SymbolOccurrence]]
  /// The types, extensions and typealiases that the files declare, by file.
  public var regions: [String: [DeclaredRegion]]

  /// Facts as they were read; the default are none.
  public init(
    symbols: [String: IndexedSymbol] = [:], occurrences: [String: [SymbolOccurrence]] = [:],
    regions: [String: [DeclaredRegion]] = [:]
  ) {
    self.symbols = symbols
    self.occurrences = occurrences
    self.regions = regions
  }
}
