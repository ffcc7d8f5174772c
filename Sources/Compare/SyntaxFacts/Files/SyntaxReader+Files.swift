internal import Basics
package import Foundation
package import Metrics

extension SyntaxReader {
  /// Reads the Swift files in a folder and its subfolders, except hidden ones. The paths are relative and sorted.
  /// - Parameter skip: Called with the error for each file or folder that can't be read, which is then skipped; without
  ///   it, the first error is thrown.
  package static func files(
    under folder: URL, cache: FactsCache? = nil, skip: ((SyntaxFactsError) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    let paths = try SwiftFiles(folder: folder, skip: skip).paths()
    let facts = try facts(of: paths.map { folder.appending(path: $0) }, cache)
    var files: [SourceFile] = []
    for (path, facts) in zip(paths, facts) {
      do throws(SyntaxFactsError) {
        files.append(SourceFile(path: path, facts: try facts.get()))
      } catch {
        guard let skip, error.obstacle != nil else { throw error }
        skip(error)
      }
    }
    return files
  }

  /// Reads one file, whatever its name, or the Swift files in a folder and its subfolders. The paths are relative and
  /// sorted; a single file has an empty path.
  package static func files(
    at place: URL, cache: FactsCache? = nil, skip: ((SyntaxFactsError) -> Void)? = nil
  ) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
      return try files(under: place, cache: cache, skip: skip)
    }
    return [SourceFile(path: "", facts: try facts(of: [place], cache)[0].get())]
  }

  package static func regions(inFile file: URL) throws(SyntaxFactsError) -> [DeclaredRegion] {
    try regions(in: SwiftFiles.source(of: file))
  }

  package static func statements(ofEach sources: [String]) throws(SyntaxFactsError) -> [[SourceStatement]] {
    let threads = try DeepStack.threads(for: sources.count)
    return try sources.concurrentMap(onThreads: threads, stackSize: DeepStack.size) {
      source throws(SyntaxFactsError) in try statements(in: source)
    }
  }

  package static func extents(inFile file: URL) throws(SyntaxFactsError) -> SourceExtents {
    try extents(in: SwiftFiles.source(of: file))
  }

  package static func mutants(under folder: URL) throws(SyntaxFactsError) -> [(path: String, source: MutableSource)] {
    try SwiftFiles(folder: folder).paths().map { path throws(SyntaxFactsError) in
      (path: path, source: try mutants(in: SwiftFiles.source(of: folder.appending(path: path))))
    }
  }

  private static func facts(
    of files: [URL], _ cache: FactsCache?
  ) throws(SyntaxFactsError) -> [Result<SourceFacts, SyntaxFactsError>] {
    let threads = try DeepStack.threads(for: files.count)
    return files.concurrentMap(onThreads: threads, stackSize: DeepStack.size) { file in
      Result { () throws(SyntaxFactsError) in
        let source = try SwiftFiles.source(of: file)
        return if let cache { try cache.facts(of: source, read: facts) } else { try facts(of: source) }
      }
    }
  }
}
