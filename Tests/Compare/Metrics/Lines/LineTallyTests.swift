import Metrics
import Testing

struct LineTallyTests {
  @Test(
    "Line feeds, carriage returns and both together end a line; the last line needs none",
    arguments: [
      ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb\r", 2), ("a\n\rb", 3), ("\n", 1),
      ("\r\n\r\n", 2), ("a\u{2028}b\u{B}c\u{C}d", 1),
    ])
  func linesEndAsInSwift(source: String, total: Int) {
    #expect(LineTally(source).count == LineCount(blank: total))
  }

  @Test("A line with both code and comment is code, whichever was found first")
  func codeWins() {
    var codeFirst = LineTally("ab\ncd\n")
    codeFirst.addCode(0..<1)
    codeFirst.addComment(1..<5)
    var commentFirst = LineTally("ab\ncd\n")
    commentFirst.addComment(1..<5)
    commentFirst.addCode(0..<1)
    #expect(codeFirst.count == LineCount(code: 1, comment: 1))
    #expect(commentFirst.count == codeFirst.count)
  }

  @Test("Code fills every line it reaches into, comment only those that hold text")
  func onlyCodeFillsEmptyLines() {
    var code = LineTally("a\n\n \nb\n")
    code.addCode(0..<6)
    var comment = LineTally("a\n\n \nb\n")
    comment.addComment(0..<6)
    #expect(code.count == LineCount(code: 4))
    #expect(comment.count == LineCount(comment: 2, blank: 2))
  }

  @Test("A mark of a snippet is no line, unless code stands beside it; what only looks like one is comment")
  func marksAreNoLines() {
    func count(_ source: String, _ comment: Range<Int>) -> LineCount {
      var tally = LineTally(source)
      tally.addComment(comment)
      return tally.count
    }
    #expect(count("  // snippet.a-B_1\n", 2..<18) == LineCount())
    #expect(count("// snippet.\n", 0..<11) == LineCount(comment: 1))
    #expect(count("// snippet.a b\n", 0..<14) == LineCount(comment: 1))
    var beside = LineTally("a // snippet.b")
    beside.addComment(2..<14)
    beside.addCode(0..<1)
    #expect(beside.count == LineCount(code: 1))
  }

  @Test("A line break belongs to the line that it ends")
  func aLineBreakBelongsToItsLine() {
    var tally = LineTally("a\nb\n")
    tally.addCode(0..<2)
    tally.addCode(3..<3)
    #expect(tally.count == LineCount(code: 1, blank: 1))
  }
}
