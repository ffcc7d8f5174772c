package import Basics

/// What changes in some files: a unified diff, as `git diff` prints it and `git apply` takes it.
package struct Patch: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    /// The file's path in the package.
    package var path: String
    /// The line of the patch at which its part begins, from 1.
    package var line: Int
    /// What git calls the content that it was made from, or the beginning of that; nil where the patch doesn't say.
    package var base: String?
    package var isNew = false
    package var isGone = false
    package var hunks: [Hunk] = []
  }

  /// Lines that follow each other, some of which change.
  package struct Hunk: Equatable, Sendable {
    /// Where it stands in the patch, from 1.
    package var line: Int
    /// Where it begins in the file before the change, from 1.
    package var start: Int
    /// With their line feeds, which only the last line of a file may lack.
    package var lines: [ChangedLine] = []

    var old: [String] { lines.filter { $0.kind != .added }.map(\.text) }
    var new: [String] { lines.filter { $0.kind != .removed }.map(\.text) }
  }

  package let files: [File]

  /// - Throws: What is no unified diff, or one of more than texts, with its line.
  package init(_ text: String) throws(PatchError) {
    var reader = PatchReader()
    for (index, line) in text.keepingLineFeeds.enumerated() { try reader.read(line, number: index + 1) }
    files = try reader.end()
  }

  /// Changes the texts of files.
  /// - Parameter text: What is in a file now; nil where there is none.
  /// - Returns: The new texts by path; nil for a file that goes.
  /// - Throws: The first part that doesn't apply.
  package func applied(to text: (_ path: String) throws -> String?) throws -> [String: String?] {
    var texts: [String: String?] = [:]
    for file in files {
      let old = try texts[file.path] ?? text(file.path)
      texts.updateValue(try file.applied(to: old), forKey: file.path)
    }
    return texts
  }
}

extension Patch.File {
  /// Lines that have moved are found, as long as they are the same.
  package func applied(to text: String?) throws(PatchError) -> String? {
    if isNew, text != nil { throw PatchError(.fileExists(path), line: line) }
    if !isNew, text == nil { throw PatchError(.fileMissing(path), line: line) }
    let old = (text ?? "").keepingLineFeeds
    var new: [String] = []
    var position = 0
    var shift = 0
    for hunk in hunks {
      let expected = hunk.old
      // What adds lines to nothing names the line above.
      let wanted = hunk.start - (expected.isEmpty ? 0 : 1) + shift
      guard let start = Self.position(of: expected, in: old, from: position, near: wanted) else {
        throw PatchError(.noSuchLines(file: path, near: max(1, hunk.start)), line: hunk.line)
      }
      shift += start - wanted
      new += old[position..<start] + hunk.new
      position = start + expected.count
    }
    new += old[position...]
    guard !isGone || new.isEmpty else { throw PatchError(.notEmpty(path), line: line) }
    return isGone ? nil : new.joined()
  }

  private static func position(of lines: [String], in text: [String], from first: Int, near wanted: Int) -> Int? {
    let last = text.count - lines.count
    guard first <= last else { return nil }
    return (first...last).sorted { abs($0 - wanted) < abs($1 - wanted) }
      .first { text[$0..<$0 + lines.count].elementsEqual(lines) }
  }
}
