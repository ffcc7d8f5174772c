internal import Dispatch
package import Foundation
package import Metrics
internal import Synchronization

extension SyntaxReader {
  /// Counts the lines of every Swift file in a folder and the folders in it, hidden ones left out.
  /// - Returns: The files by their path relative to the folder, sorted by it.
  /// - Throws: The error of the first file, in this order, that cannot be read; none is left out silently.
  package static func lines(ofFilesUnder folder: URL) throws(SyntaxFactsError) -> [FileLines] {
    guard isAvailable else { throw .parserMissing }
    let files = SwiftFiles(folder: folder)
    let paths = try files.paths()
    let results = Mutex<[Int: Result<FileLines, SyntaxFactsError>]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let result = Result { () throws(SyntaxFactsError) in
        FileLines(path: paths[index], lines: try lines(of: files.source(at: paths[index])))
      }
      results.withLock { $0[index] = result }
    }
    var counted: [FileLines] = []
    for (_, result) in results.withLock({ $0.sorted { $0.key < $1.key } }) {
      counted.append(try result.get())
    }
    return counted
  }
}
