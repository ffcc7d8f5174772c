internal import Foundation

/// How large a change of sources is, and how far it is spread: counted on statements, so that comments and formatting don't count.
///
/// A statement that is changed counts as one removed and one added, and so does one that moves to another file.
package struct ChangeSize: Codable, Equatable, Sendable {
  /// A file before and after; nil where it isn't there.
  package struct File: Sendable {
    package var path: String
    package var before: [SourceStatement]?
    package var after: [SourceStatement]?

    package init(path: String, before: [SourceStatement]?, after: [SourceStatement]?) {
      self.path = path
      self.before = before
      self.after = after
    }

    // Who declares or holds a statement makes none other of it.
    fileprivate var changes: CollectionDifference<String> {
      (after ?? []).map(\.text).difference(from: (before ?? []).map(\.text))
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
  /// The files that were there before and have changed statements, those that are gone included.
  package var filesTouched = 0
  package var filesNew = 0
  /// The types that were declared or extended before and have changed statements.
  package var typesTouched = 0
  package var typesNew = 0
  /// 2 to the power of the entropy of the changed statements over the files (Benestad and others, 2010): as many files as they would be
  /// in if they were spread evenly.
  package var effectiveFiles: Double = 0
  /// That entropy divided by the greatest that so many files can have, from 0 to 1; nil of a single file.
  package var evenness: Double?

  package var statements: Int { added + removed }

  /// The names of the types that have changed statements, those that are new included.
  package static func changedTypes(in files: [File]) -> Set<String> {
    Set(files.flatMap { $0.types(of: $0.changes) })
  }

  package init(_ files: [File]) {
    var declared: Set<String> = []
    var known: Set<String> = []
    var changed: Set<String> = []
    var sizes: [Int] = []
    for file in files {
      known.formUnion((file.before ?? []).compactMap(\.type))
      declared.formUnion((file.after ?? []).filter(\.declaresType).compactMap(\.type))
      let changes = file.changes
      changed.formUnion(file.types(of: changes))
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

  private mutating func spread(_ sizes: [Int]) {
    guard !sizes.isEmpty else { return }
    let sum = Double(sizes.reduce(0, +))
    let entropy = sizes.reduce(0) { $0 - Double($1) / sum * log2(Double($1) / sum) }
    effectiveFiles = exp2(entropy)
    if sizes.count > 1 { evenness = entropy / log2(Double(sizes.count)) }
  }
}
