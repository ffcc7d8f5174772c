internal import Basics
package import Foundation
package import Metrics

extension SyntaxReader {
  /// Reads every Swift file below a folder, except hidden ones.
  /// - Parameters:
  ///   - cache: Facts of sources that were read before.
  ///   - parsed: Stores what was parsed, for versions of it.
  ///   - skip: Called with a broken link, which is then skipped; without it, that is an error.
  /// - Returns: The files with relative paths, sorted.
  package static func files(
    under folder: URL, cache: FactsCache? = nil, keeping parsed: ParsedSources? = nil,
    skip: ((_ path: String) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    let paths = try SwiftFiles(folder: folder, skip: skip).paths()
    let facts = try facts(of: paths.map { folder.appending(path: $0) }, cache, keeping: parsed)
    return zip(paths, facts).map { SourceFile(path: $0, facts: $1) }
  }

  /// Reads one file, whatever its name, or every Swift file below a folder.
  /// - Returns: The files with relative paths; that of a single file is empty.
  package static func files(
    at place: URL, cache: FactsCache? = nil, skip: ((_ path: String) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
      return try files(under: place, cache: cache, skip: skip)
    }
    return try facts(of: [place], cache).map { SourceFile(path: "", facts: $0) }
  }

  /// Returns the extents of types, extensions and typealiases.
  package static func regions(inFile file: URL) throws(SyntaxFactsError) -> [DeclaredRegion] {
    try regions(in: SwiftFiles.source(of: file))
  }

  /// Returns the statements of each version of several sources.
  /// - Parameter parsed: What was parsed before.
  package static func statements(
    ofVersionsOfEach sources: [[String]], from parsed: ParsedSources? = nil
  ) throws(SyntaxFactsError) -> [[[SourceStatement]]] {
    let threads = try DeepStack.threads(for: sources.count)
    return try sources.concurrentMap(onThreads: threads, stackSize: DeepStack.size) {
      versions throws(SyntaxFactsError) in try statements(ofVersions: versions, from: parsed)
    }
  }

  /// Returns the extents of types and bodies.
  package static func extents(inFile file: URL) throws(SyntaxFactsError) -> SourceExtents {
    try extents(in: SwiftFiles.source(of: file))
  }

  /// Returns the mutants of every Swift file below a folder, by relative paths.
  package static func mutants(under folder: URL) throws(SyntaxFactsError) -> [(path: String, source: MutableSource)] {
    try SwiftFiles(folder: folder).paths().map { path throws(SyntaxFactsError) in
      (path: path, source: try mutants(in: SwiftFiles.source(of: folder.appending(path: path))))
    }
  }

  private static func facts(
    of files: [URL], _ cache: FactsCache?, keeping parsed: ParsedSources? = nil
  ) throws(SyntaxFactsError) -> [SourceFacts] {
    let threads = try DeepStack.threads(for: files.count)
    return try files.concurrentMap(onThreads: threads, stackSize: DeepStack.size) { file throws(SyntaxFactsError) in
      let read = { source throws(SyntaxFactsError) in try facts(of: source, keeping: parsed) }
      let source = try SwiftFiles.source(of: file)
      return if let cache { try cache.facts(of: source, read: read) } else { try read(source) }
    }
  }
}
