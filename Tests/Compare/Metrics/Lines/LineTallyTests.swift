import Metrics
import Testing

struct LineTallyTests {
  @Test(
    "Line feeds, carriage returns and CRLF end a line; the last line needs none",
    arguments: [
      ("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb\r", 2), ("a\n\rb", 3), ("\n", 1),
      ("\r\n\r\n", 2), ("a\u{2028}b\u{B}c\u{C}d", 1),
    ])
  func linesEndAsInSwift(source: String, total: Int) {
    var tally = LineTally(source)
    tally.addCode(0..<source.utf8.count)
    #expect(tally.code == total)
  }

  @Test("Code fills every line it reaches into; a line break belongs to the line that it ends")
  func lines() {
    var tally = LineTally("a\n\n \nb\n")
    tally.addCode(0..<4)
    tally.addCode(5..<5)
    #expect(tally.code == 3)
    #expect(tally.code(in: 3..<7) == 1)
  }
}
