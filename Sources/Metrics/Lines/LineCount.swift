/// How many lines of a source hold code, only a comment, or nothing: the size that other metrics are read against.
///
/// A code line holds at least one token; every line of a multi-line string does, also an empty one. A comment line holds
/// comment text and no token. A blank line is any other, also an empty one inside a block comment. What follows the last
/// line break is a line when it is not empty. A line that marks a snippet for documents counts as none of them.
public struct LineCount: Equatable, Sendable, Codable {
  /// Lines that hold at least one token.
  public var code: Int

  /// Lines that hold comment text and no token.
  public var comment: Int

  /// Lines that hold neither.
  public var blank: Int

  /// All lines but those that mark snippets.
  public var total: Int { code + comment + blank }

  /// A count put together by hand; the default is that of an empty source.
  public init(code: Int = 0, comment: Int = 0, blank: Int = 0) {
    self.code = code
    self.comment = comment
    self.blank = blank
  }

  /// The count of two sources together.
  public static func + (first: LineCount, second: LineCount) -> LineCount {
    LineCount(
      code: first.code + second.code, comment: first.comment + second.comment, blank: first.blank + second.blank)
  }
}
