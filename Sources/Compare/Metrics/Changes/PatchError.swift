/// The reason why a patch can't be read or applied, and its first bad line.
package struct PatchError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case empty
    case unknownLine
    /// A line of git's own, such as “@@”, ends in CRLF.
    case carriageReturn
    case noLines
    case wrongCount
    case fileMissing(String)
    case fileExists(String)
    /// The file doesn't have the lines that a hunk keeps or removes.
    case noSuchLines(file: String, near: Int)
    case notEmpty(String)
  }

  package var reason: Reason
  package var line: Int
}

// MARK: - CustomStringConvertible

extension PatchError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .empty: "the patch is empty; delete it, or write it again with “compare changes record”."
    case .unknownLine:
      "this line isn't part of a unified diff of text files; write the patch again with “compare changes record”."
    case .carriageReturn:
      "this line ends in CRLF; save the patch with git's line endings, LF."
    case .noLines: "no lines follow; a patch adds, changes and deletes lines of text files, and renames no file."
    case .wrongCount:
      "the lines that follow “@@” are not as many as it says; write the patch again with “compare changes record”."
    case .fileMissing(let path): "there is no \(path) to change; the patch belongs to other sources."
    case .fileExists(let path): "\(path) is there already; the patch belongs to other sources."
    case .noSuchLines(let path, let line):
      "\(path):\(line) doesn't have the lines that the patch changes; it belongs to other sources."
    case .notEmpty(let path): "\(path) isn't empty once its lines are removed; the patch belongs to other sources."
    }
  }
}
