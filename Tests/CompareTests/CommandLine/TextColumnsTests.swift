import Testing

@testable import CompareSuite

struct TextColumnsTests {
  private let tenWords = Array(repeating: "eightlet", count: 10)

  @Test func whatFitsStaysOnOneLine() {
    #expect(TextColumns.wrapped("two words", indentation: 4) == ["    two words"])
    #expect(TextColumns.wrapped("") == [""])
  }

  @Test func ninetyColumnsAreFilledAndNotOneMore() {
    let text = tenWords.joined(separator: " ")
    #expect(text.count == 89)
    #expect(TextColumns.wrapped("\(text)x y") == ["\(text)x", "  y"])
    #expect(TextColumns.wrapped(text + " y", indentation: 1) == [" \(text)", "   y"])
    #expect(TextColumns.wrapped(text, indentation: 2) == ["  " + text.dropLast(9), "    eightlet"])
  }

  @Test func aPieceThatIsTooLongStaysWhole() {
    let long = String(repeating: "x", count: 120)
    #expect(TextColumns.lines(["a", long, "b"], indentation: 0, hanging: 4) == ["a", "    \(long)", "    b"])
  }
}
