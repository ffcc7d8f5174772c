import Testing

@testable import Stories

struct LineScannerTests {
  private func lines(_ text: String) throws -> [String] {
    var scanner = try SourceText(Array(text.utf8)).lines
    var lines: [String] = []
    while let line = scanner.next() {
      lines.append(line.text)
      #expect(line.number == lines.count)
    }
    return lines
  }

  @Test func everyWayToEndALineIsOne() throws {
    #expect(try lines("a\nb\r\nc\rd") == ["a", "b", "c", "d"])
    #expect(try lines("\n\r\n\r\r") == ["", "", "", ""])
  }

  @Test func aFinalLineEndBeginsNoLine() throws {
    #expect(try lines("") == [])
    #expect(try lines("a\n") == ["a"])
    #expect(try lines("a\r\n") == ["a"])
    #expect(try lines("a\n\n") == ["a", ""])
  }

  @Test func aCopyLooksAheadOnItsOwn() throws {
    var scanner = try SourceText(Array("a\nb\n".utf8)).lines
    var ahead = scanner
    #expect(ahead.next()?.text == "a")
    #expect(ahead.next()?.text == "b")
    #expect(scanner.next()?.text == "a")
    #expect(scanner.number == 1)
  }
}
