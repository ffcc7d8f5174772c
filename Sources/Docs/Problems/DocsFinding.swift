/// Something about documents that doesn't keep them from being filled, and that has to be mended nevertheless.
package struct DocsFinding: Equatable, CustomStringConvertible {
  /// What was found.
  package enum Kind: Equatable, Sendable {
    /// A block that isn't what it would be filled with.
    case stale(mark: String)
    /// A claim that is not so, and the numbers that say so.
    case untrue(claim: String, numbers: String)
    /// A word that compares, in a paragraph without a claim of it.
    case unclaimed(String)
    /// A claim whose number the paragraph doesn't have.
    case unsaid(claim: String)
    /// A region of a source that no document shows.
    case unusedSnippet(String)
    /// A chapter that no table of contents links to.
    case unlinkedChapter
    /// A link to a file that isn't there.
    case deadLink(String)
    /// A link to a heading or a line that isn't there.
    case deadAnchor(String, path: String)
    /// A link that is none.
    case malformedLink(String)
    /// A command that this program doesn't understand; the reason tells more.
    case badCommand(String, reason: String)
    /// A number that follows from the sources, and that came out differently.
    case changed(measure: String, architecture: String, kept: String, measured: String)
    /// What stories and walks came to differs.
    case changedBehaviour(kept: [String], measured: [String])
  }

  /// The file, from the package on.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in characters.
  package let column: Int
  /// What was found.
  package let kind: Kind

  package init(path: String, line: Int, column: Int = 1, _ kind: Kind) {
    self.path = path
    self.line = line
    self.column = column
    self.kind = kind
  }
}
