internal import CToolchain
package import Foundation
package import Metrics
internal import SyntaxFacts

/// An index written by the compiler, read through the toolchain's own library.
package final class IndexStore {
  private static let recordKind: Int32 = 2
  private let library: IndexLibrary
  private let store: CIndexRef

  private var functions: CIndexFunctions { library.functions }

  package init(at folder: URL, library path: URL) throws(IndexStoreError) {
    library = try IndexLibrary(path)
    var error: CIndexRef?
    guard let store = library.functions.store_create(folder.path, &error) else {
      throw .storeUnreadable(path: folder.path, reason: library.reason(of: error))
    }
    self.store = store
  }

  deinit { functions.store_dispose(store) }

  /// Returns the input for coupling: the index, and the syntax of the same files, with paths relative to a folder.
  package func modules(
    below folder: URL, ofFiles isWanted: (_ file: String, _ module: String) -> Bool = { _, _ in true }
  ) throws -> IndexedModules {
    var facts = IndexedModules()
    for unit in try units() where isWanted(unit.file, unit.module) {
      let name = folder.pathBelow(unit.file)
      try read(unit, as: name, into: &facts)
      if facts.regions[name] == nil { facts.regions[name] = try SyntaxReader.regions(inFile: URL(filePath: unit.file)) }
    }
    return facts
  }

  /// Returns the newest unit of each source file that exists, sorted by file, without system modules.
  private func units() throws(IndexStoreError) -> [IndexUnit] {
    var newest: [String: IndexUnit] = [:]
    for name in library.unitNames(in: store) {
      guard let unit = try unit(named: name), FileManager.default.fileExists(atPath: unit.file) else { continue }
      let key = "\(unit.module)\n\(unit.file)"
      if let other = newest[key], other.modified >= unit.modified { continue }
      newest[key] = unit
    }
    return newest.values.sorted { ($0.file, $0.module) < ($1.file, $1.module) }
  }

  private func read(_ unit: IndexUnit, as file: String, into facts: inout IndexedModules) throws(IndexStoreError) {
    guard let name = unit.record else { return }
    var error: CIndexRef?
    guard let reader = functions.record_reader_create(store, name, &error) else {
      throw .recordUnreadable(name: name, file: unit.file, reason: library.reason(of: error))
    }
    defer { functions.record_reader_dispose(reader) }
    library.forEach {
      functions.record_reader_occurrences_apply_f(reader, $0, $1)
    } take: { occurrence in
      facts.occurrences[unit.module, default: []].append(self.occurrence(occurrence, in: file, &facts.symbols))
      return true
    }
  }

  private func unit(named name: String) throws(IndexStoreError) -> IndexUnit? {
    var error: CIndexRef?
    guard let reader = functions.unit_reader_create(store, name, &error) else {
      throw .unitUnreadable(name: name, reason: library.reason(of: error))
    }
    defer { functions.unit_reader_dispose(reader) }
    let file = IndexLibrary.text(functions.unit_reader_get_main_file(reader))
    guard !functions.unit_reader_is_system_unit(reader), !file.isEmpty else { return nil }
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
    functions.unit_reader_get_modification_time(reader, &seconds, &nanoseconds)
    return IndexUnit(
      module: IndexLibrary.text(functions.unit_reader_get_module_name(reader)), file: file,
      record: recordName(in: reader, of: file), modified: Double(seconds) + Double(nanoseconds) * 1e-9)
  }

  /// Finds a unit's own record among the records of all files that it depends on.
  private func recordName(in reader: CIndexRef, of file: String) -> String? {
    var name: String?
    library.forEach {
      functions.unit_reader_dependencies_apply_f(reader, $0, $1)
    } take: { dependency in
      guard functions.unit_dependency_get_kind(dependency) == Self.recordKind,
        IndexLibrary.text(functions.unit_dependency_get_filepath(dependency)) == file
      else { return true }
      name = IndexLibrary.text(functions.unit_dependency_get_name(dependency))
      return false
    }
    return name
  }

  private func occurrence(
    _ occurrence: CIndexRef, in file: String, _ symbols: inout [String: IndexedSymbol]
  ) -> SymbolOccurrence {
    var line: UInt32 = 0
    var column: UInt32 = 0
    functions.occurrence_get_line_col(occurrence, &line, &column)
    var relations: [SymbolOccurrence.Relation] = []
    library.forEach {
      functions.occurrence_relations_apply_f(occurrence, $0, $1)
    } take: { relation in
      let roles = SymbolOccurrence.Roles(rawValue: functions.symbol_relation_get_roles(relation))
      let usr = take(functions.symbol_relation_get_symbol(relation), &symbols)
      relations.append(SymbolOccurrence.Relation(roles, to: usr))
      return true
    }
    let usr = take(functions.occurrence_get_symbol(occurrence), &symbols)
    return SymbolOccurrence(
      usr: usr, roles: SymbolOccurrence.Roles(rawValue: functions.occurrence_get_roles(occurrence)), file: file,
      line: Int(line), column: Int(column), relations: relations)
  }

  private func take(_ symbol: CIndexRef?, _ symbols: inout [String: IndexedSymbol]) -> String {
    guard let symbol else { return "" }
    let usr = IndexLibrary.text(functions.symbol_get_usr(symbol))
    if symbols[usr] == nil {
      symbols[usr] = IndexedSymbol(
        usr: usr, name: IndexLibrary.text(functions.symbol_get_name(symbol)),
        kind: .init(kind: functions.symbol_get_kind(symbol), subkind: functions.symbol_get_subkind(symbol)))
    }
    return usr
  }
}

private struct IndexUnit {
  var module: String
  var file: String
  /// The name of the file's record in the store, or `nil` if the file has no symbols.
  var record: String?
  /// The time at which the unit was written, in seconds since 1970.
  var modified: Double
}

extension IndexedSymbol.Kind {
  /// Creates a kind from its numbers in `indexstore.h`.
  init(kind: Int32, subkind: Int32) {
    switch (kind, subkind) {
    case (5, _): self = .enumeration
    case (6, _): self = .structure
    case (7, _): self = .classType
    case (8, _): self = .protocolType
    case (9, _): self = .extensionOfType
    // Associated types and generic parameters.
    case (11, 1012...1013): self = .other
    case (11, _): self = .typealiasName
    case (16, 3...4), (16, 1000...1003), (16, 1014...1018): self = .accessor
    case (17, 3...4), (18, 3...4), (12, 3...4): self = .accessor
    default: self = .other
    }
  }
}
