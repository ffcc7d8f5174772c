internal import Foundation

/// The size and spread of a change, counted in statements, so that comments and formatting don't count. A changed
/// statement counts as one removed and one added, and so does one that moves to another file.
package struct ChangeSize: Codable, Equatable, Sendable {
  /// A file before and after the change; `nil` if it doesn't exist.
  package struct File: Sendable {
    package var path: String
    package var before: [SourceStatement]?
    package var after: [SourceStatement]?

    package init(path: String, before: [SourceStatement]?, after: [SourceStatement]?) {
      self.path = path
      self.before = before
      self.after = after
    }

    // A statement stays the same in another type.
    fileprivate var changes: CollectionDifference<String> {
      (after ?? []).map(\.text).difference(from: (before ?? []).map(\.text))
    }

    fileprivate static func declared(in statements: [SourceStatement]?) -> Set<String> {
      Set((statements ?? []).filter(\.declaresType).compactMap(\.type))
    }

    fileprivate func types(of changes: CollectionDifference<String>) -> [String] {
      changes.compactMap { change in
        switch change {
        case .insert(let offset, _, _): after?[offset].type
        case .remove(let offset, _, _): before?[offset].type
        }
      }
    }
  }

  package var added = 0
  package var removed = 0
  /// Existing files with changed statements, deleted files included.
  package var filesTouched = 0
  package var filesNew = 0
  /// Existing types with changed statements.
  package var typesTouched = 0
  package var typesNew = 0
  /// 2 to the power of the entropy of the changed statements over the files (Benestad and others, 2010): the number of
  /// files if they were spread evenly.
  package var effectiveFiles: Double = 0

  package var statements: Int { added + removed }

  package static func changedTypes(in files: [File]) -> Set<String> {
    Set(files.flatMap { $0.types(of: $0.changes) })
  }

  package init(_ files: [File]) {
    var declared: Set<String> = []
    var known: Set<String> = []
    var changed: Set<String> = []
    var sizes: [Int] = []
    let namesakes = Self.namesakes(in: files)
    for file in files {
      let own = File.declared(in: file.before).union(File.declared(in: file.after)).intersection(namesakes)
      func names(_ types: some Sequence<String>) -> [String] {
        types.map { own.contains($0) ? "\(file.path) \($0)" : $0 }
      }
      known.formUnion(names((file.before ?? []).compactMap(\.type)))
      declared.formUnion(names(File.declared(in: file.after)))
      let changes = file.changes
      changed.formUnion(names(file.types(of: changes)))
      added += changes.insertions.count
      removed += changes.removals.count
      guard !changes.isEmpty else { continue }
      sizes.append(changes.count)
      if file.before == nil { filesNew += 1 } else { filesTouched += 1 }
    }
    let new = changed.intersection(declared).subtracting(known)
    typesNew = new.count
    typesTouched = changed.count - new.count
    spread(sizes)
  }

  /// The names that types of several files have at once, such as private types.
  private static func namesakes(in files: [File]) -> Set<String> {
    func shared(_ statements: KeyPath<File, [SourceStatement]?>) -> [String] {
      let names = files.flatMap { File.declared(in: $0[keyPath: statements]) }
      return Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.map(\.key)
    }
    return Set(shared(\.before) + shared(\.after))
  }

  private mutating func spread(_ sizes: [Int]) {
    guard !sizes.isEmpty else { return }
    let sum = Double(sizes.reduce(0, +))
    let entropy = sizes.reduce(0) { $0 - Double($1) / sum * log2(Double($1) / sum) }
    effectiveFiles = exp2(entropy)
  }
}

/// A statement or declaration of a source, without those nested in it.
package struct SourceStatement: Hashable, Sendable {
  /// The tokens with a space between them, so that comments and formatting make no difference.
  package var text: String
  /// The enclosing type, or the type it declares or extends, such as `Outer.Inner`; `nil` at the top level.
  package var type: String?
  package var declaresType: Bool

  package init(_ text: String, type: String? = nil, declaresType: Bool = false) {
    self.text = text
    self.type = type
    self.declaresType = declaresType
  }
}
