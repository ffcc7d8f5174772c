internal import Dispatch
package import Foundation
package import Metrics
internal import Synchronization

extension SyntaxReader {
  /// Reads every Swift file in a folder and the folders in it, hidden ones left out.
  /// - Returns: The files by their path relative to the folder, sorted by it.
  /// - Throws: The error of the first file, in this order, that cannot be read; none is left out silently.
  package static func files(under folder: URL) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    let files = SwiftFiles(folder: folder)
    let paths = try files.paths()
    let results = Mutex<[Int: Result<SourceFile, SyntaxFactsError>]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let result = Result { () throws(SyntaxFactsError) in
        SourceFile(path: paths[index], facts: try facts(of: files.source(at: paths[index])))
      }
      results.withLock { $0[index] = result }
    }
    var read: [SourceFile] = []
    for (_, result) in results.withLock({ $0.sorted { $0.key < $1.key } }) {
      read.append(try result.get())
    }
    return read
  }

  /// Reads one file, whatever it is called, or every Swift file in a folder.
  /// - Returns: The files by their path relative to the folder; a single file's path is empty.
  package static func files(at place: URL) throws(SyntaxFactsError) -> [SourceFile] {
    guard isAvailable else { throw .parserMissing }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
      return try files(under: place)
    }
    return [SourceFile(path: "", facts: try facts(of: SwiftFiles.source(of: place)))]
  }

  /// Where the types, extensions and typealiases of a file stand, in its order.
  package static func regions(inFile file: URL) throws(SyntaxFactsError) -> [DeclaredRegion] {
    try regions(in: SwiftFiles.source(of: file))
  }
}
