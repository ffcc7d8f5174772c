package import Foundation
package import Metrics
internal import Synchronization

extension SyntaxReader {
  /// Reads every Swift file in a folder and the folders in it, hidden ones left out.
  /// - Parameters:
  ///   - kept: Facts of sources that were read before; nil to read them all.
  ///   - skip: Hears of a link that leads to nothing, which is then left out; without it, that is an error as any other.
  /// - Returns: The files by their path relative to the folder, sorted by it.
  /// - Throws: The error of the first file, in this order, that cannot be read; none is left out silently.
  package static func files(
    under folder: URL, kept: KeptFacts? = nil, skip: ((_ path: String) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    let paths = try SwiftFiles(folder: folder, skip: skip).paths()
    let facts = try read(paths.count, kept) { index throws(SyntaxFactsError) in
      try SwiftFiles.source(of: folder.appending(path: paths[index]))
    }
    return zip(paths, facts).map { SourceFile(path: $0, facts: $1) }
  }

  /// Reads one file, whatever it is called, or every Swift file in a folder.
  /// - Returns: The files by their path relative to the folder; a single file's path is empty.
  package static func files(
    at place: URL, kept: KeptFacts? = nil, skip: ((_ path: String) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
      return try files(under: place, kept: kept, skip: skip)
    }
    return try read(1, kept) { _ throws(SyntaxFactsError) in try SwiftFiles.source(of: place) }
      .map { SourceFile(path: "", facts: $0) }
  }

  /// Where the types, extensions and typealiases of a file stand, in its order.
  package static func regions(inFile file: URL) throws(SyntaxFactsError) -> [DeclaredRegion] {
    try regions(in: SwiftFiles.source(of: file))
  }

  /// The imports of a file, in its order.
  package static func imports(inFile file: URL) throws(SyntaxFactsError) -> [ModuleImport] {
    try imports(in: SwiftFiles.source(of: file))
  }

  /// What a file declares: its types, and what has a body.
  package static func extents(inFile file: URL) throws(SyntaxFactsError) -> SourceExtents {
    try extents(in: SwiftFiles.source(of: file))
  }

  /// Reads many sources side by side.
  private static func read(
    _ count: Int, _ kept: KeptFacts?, _ source: @escaping @Sendable (Int) throws(SyntaxFactsError) -> String
  ) throws(SyntaxFactsError) -> [SourceFacts] {
    let results = Results()
    try DeepThreads.forEach(below: count) { index in
      let result = Result { () throws(SyntaxFactsError) in
        let text = try source(index)
        return if let kept { try kept.facts(of: text, read: facts(of:)) } else { try facts(of: text) }
      }
      results.all.withLock { $0[index] = result }
    }
    var read: [SourceFacts] = []
    for (_, result) in results.all.withLock({ $0.sorted { $0.key < $1.key } }) { read.append(try result.get()) }
    return read
  }

  /// What several threads have found.
  private final class Results: Sendable {
    let all = Mutex<[Int: Result<SourceFacts, SyntaxFactsError>]>([:])
  }
}
