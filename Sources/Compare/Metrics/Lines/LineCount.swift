/// How many lines of a source hold code, only a comment, or nothing: the size that other metrics are read against.
///
/// A code line holds at least one token; every line of a multi-line string does, also an empty one. A comment line holds
/// comment text and no token. A blank line is any other, also an empty one inside a block comment. What follows the last
/// line break is a line when it is not empty. A line that marks a snippet for documents counts as none of them.
package struct LineCount: Equatable, Sendable, Codable {
  package var code: Int

  package var comment: Int

  package var blank: Int

  package init(code: Int = 0, comment: Int = 0, blank: Int = 0) {
    self.code = code
    self.comment = comment
    self.blank = blank
  }
}
