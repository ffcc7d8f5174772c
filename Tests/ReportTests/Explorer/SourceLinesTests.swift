import Testing

@testable import Report

struct SourceLinesTests {
  private static let lines = SourceLines(
    """
    final class Menu: Screen {
      var rows: [Row] { service.rows }
      private(set) var title = "{" {
        didSet { show() }
      }

      func show(
        _ row: Row
      ) {
        // A brace in a comment: }
        list.map { "}\\($0)" }
      }

      func open() { list.each { row in
        push(row)
      } }
    }
    """)

  @Test(
    "A function ends with the brace that closes what it opens",
    arguments: [
      (1, 1...1), (2, 2...2), (3, 3...5), (4, 4...4), (7, 7...12), (11, 11...11), (14, 14...16), (17, 17...17),
      (40, 40...40),
    ] as [(Int, ClosedRange<Int>)])
  func extents(first: Int, extent: ClosedRange<Int>) {
    #expect(Self.lines.extent(ofFunctionAt: first) == extent)
  }

  @Test("Its text is that of its lines, and there is none past the end")
  func text() {
    #expect(Self.lines.text(of: 14...16).hasPrefix("  func open()"))
    #expect(Self.lines.text(of: 14...16).hasSuffix("  } }"))
    #expect(Self.lines.text(of: 40...40) == "")
  }
}
