import Testing

@testable import Stories

struct SourceLineTests {
  @Test func theIndentIsCountedInCodePoints() throws {
    let line = try #require(try GherkinFixture.line("\u{2003}\t é \r\n"))
    #expect(line.indent == 3)
    #expect(line.location == SourceLocation(line: 1, column: 4))
    #expect(line.text == "\u{2003}\t é ")
    #expect(line.trimmed == "é")
  }

  @Test func aKeywordsSpaceMayBeTheLineEnd() throws {
    let line = try #require(try GherkinFixture.line("  Given "))
    #expect(line.begins(with: Array("Given ".utf8)))
    #expect(line.rest(behind: 6) == "")
    #expect(try GherkinFixture.line("  Given")?.begins(with: Array("Given ".utf8)) == false)
  }

  @Test func theRestIsTrimmed() throws {
    #expect(try GherkinFixture.line(" Given \u{A0}a b \t")?.rest(behind: 6) == "a b")
  }

  @Test(arguments: [(0, "  \u{A0}a "), (2, "\u{A0}a "), (3, "a "), (9, "a ")])
  func onlyWhiteSpaceIsTakenFromTheFront(indent: Int, rest: String) throws {
    let line = try #require(try GherkinFixture.line("  \u{A0}a "))
    #expect(line.source.string(line.contentRemovingIndent(indent)) == rest)
  }
}
