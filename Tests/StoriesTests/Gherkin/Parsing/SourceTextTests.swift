import Testing

@testable import Stories

struct SourceTextTests {
  private func error(_ bytes: [UInt8]) -> GherkinError? {
    thrown { () throws(GherkinErrors) in _ = try SourceText(bytes) }?.errors.first
  }

  private func error(behind text: String, _ bytes: [UInt8]) -> GherkinError? {
    error(Array(text.utf8) + bytes)
  }

  @Test func wellFormedTextOfAnyLengthOfSequenceIsRead() {
    #expect(error(Array("aé€🥒\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}".utf8)) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0xFF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE2, 0x82],
      [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0xA5], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreRefusedWhereTheyStand(bytes: [UInt8]) {
    let found = error(behind: "a\né🥒", bytes)
    #expect(found?.location == SourceLocation(line: 2, column: 3))
    #expect(found?.reason == .invalidUTF8(byte: bytes[0]))
  }

  @Test func aNulIsRefusedWhereItStands() {
    let found = error(behind: "a\r\nb\rcd", [0, 0x0A])
    #expect(found == GherkinError(location: SourceLocation(line: 3, column: 3), reason: .nulByte))
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let text = try SourceText([0xEF, 0xBB, 0xBF] + Array("a".utf8))
    var lines = text.lines
    #expect(lines.next()?.text == "a")
    #expect(error([0xEF, 0xBB, 0xBF, 0x41, 0])?.location == SourceLocation(line: 1, column: 2))
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    let size = SourceText.sizeLimit + 1
    #expect(error([UInt8](repeating: 0x0A, count: size))?.reason == .fileTooLarge(size: size, limit: size - 1))
    #expect(error([UInt8](repeating: 0x0A, count: size - 1)) == nil)
  }
}

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
