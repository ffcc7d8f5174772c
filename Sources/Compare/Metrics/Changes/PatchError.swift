/// Why a patch can't be read or applied, and the line of it that says so.
package struct PatchError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unknownLine
    case noPath
    case hunkEndsEarly
    case notText(String)
    case fileMissing(String)
    case fileExists(String)
    /// The lines that a hunk keeps or removes are nowhere in the file.
    case noSuchLines(file: String, near: Int)
    case notEmpty(String)
  }

  package var reason: Reason
  package var line: Int

  init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

// MARK: - CustomStringConvertible

extension PatchError: CustomStringConvertible {
  /// What is wrong and what to do, without the place.
  package var description: String {
    switch reason {
    case .unknownLine: "this line is no part of a unified diff; write the patch anew with “compare changes record”."
    case .noPath: "this part of the patch names no file; write the patch anew with “compare changes record”."
    case .hunkEndsEarly:
      "the lines that follow “@@” are not as many as it says; write the patch anew with “compare changes record”."
    case .notText(let line):
      "“\(line)” is more than a change of text; a patch changes, adds and removes text files, and renames none."
    case .fileMissing(let path): "there is no \(path) to change; the patch belongs to other sources."
    case .fileExists(let path): "\(path) is there already; the patch belongs to other sources."
    case .noSuchLines(let path, let line):
      "\(path):\(line) doesn't have the lines that the patch changes; it belongs to other sources."
    case .notEmpty(let path): "\(path) isn't empty once its lines are removed; the patch belongs to other sources."
    }
  }
}
