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
    package var lines: [Line] = []

    var old: [String] { lines.filter { $0.kind != .added }.map(\.text) }
    var new: [String] { lines.filter { $0.kind != .removed }.map(\.text) }
  }

  package struct Line: Equatable, Sendable {
    package enum Kind: Character, Sendable {
      case kept = " "
      case added = "+"
      case removed = "-"
    }

    package var kind: Kind
    /// With its line feed, which only the last line of a file may lack.
    package var text: String
  }

  package var files: [File] = []

  package init(files: [File] = []) { self.files = files }

  /// Reads a patch.
  /// - Throws: What is no unified diff, or one of more than texts, with its line.
  package init(_ text: String) throws(PatchError) {
    var reader = PatchReader()
    for (index, line) in text.keepingLineFeeds.enumerated() { try reader.read(line, number: index + 1) }
    files = try reader.end()
  }
}
