import Testing

@testable import Stories

struct SourceLineTableRowTests {
  private func row(_ text: String) throws -> TableRow {
    try #require(try GherkinFixture.line(text)).tableRow
  }

  @Test(arguments: [
    ("|a|b|", ["a", "b"]), ("|  a b |\u{A0}\tc \t|  ", ["a b", "c"]), ("||", [""]), ("|", []), ("|  | |", ["", ""]),
    ("|a|b", ["a"]), ("|a| no cell", ["a"]), (#"|a\|b|"#, ["a|b"]), (#"|a\\|b|"#, [#"a\"#, "b"]),
    (#"|a\nb|"#, ["a\nb"]), (#"|\n|"#, ["\n"]), (#"|a\zb|"#, [#"a\zb"#]), (#"|\\n|"#, [#"\n"#]), (#"|a|b\"#, ["a"]),
    (#"|a\|"#, []), (#"|\\\|a\\\\ |"#, [#"\|a\\"#]), (#"|\é|"#, [#"\é"#]), (#"| \ |"#, [#"\"#]),
  ])
  func cellsAreTrimmedAndTheirEscapesRead(text: String, values: [String]) throws {
    #expect(try row(text).values == values)
  }

  @Test func aRowStandsAtItsFirstPipe() throws {
    #expect(try row("  | 🥒é |\\||x|   |").location == SourceLocation(line: 1, column: 3))
  }
}

struct SourceLineTagsTests {
  private func tags(_ text: String) throws -> [String] {
    try #require(try GherkinFixture.line(text)).tags()
  }

  @Test func tagsAreSeparatedBySpacesOrByTheirAtSigns() throws {
    #expect(try tags("  @a  @b ") == ["@a", "@b"])
    #expect(try tags("@a@b") == ["@a", "@b"])
    #expect(try tags("@é\u{A0}@🥒\t@c") == ["@é", "@🥒", "@c"])
  }

  @Test func aCommentBeginsBehindWhiteSpace() throws {
    #expect(try tags("@a #b @c") == ["@a"])
    #expect(try tags("@a#1 @b") == ["@a#1", "@b"])
    #expect(try tags("@a\u{2003}# @b") == ["@a"])
  }

  @Test(arguments: [("@a b", 1), ("  @a @b c", 6), ("@a\u{A0}b", 1), ("@a\u{85}b", 1), ("@é @\u{2003}c", 4)])
  func whiteSpaceInATagIsRefusedAtItsAtSign(text: String, column: Int) throws {
    let line = try #require(try GherkinFixture.line(text))
    let error = #expect(throws: GherkinError.self) { try line.tags() }
    #expect(error?.location == SourceLocation(line: 1, column: column))
  }
}

struct SourceLineLanguageHeaderTests {
  @Test(arguments: [
    ("# language: en", "en"), ("#language:en", "en"), ("  #  language  :   en-lol  ", "en-lol"),
    ("# language: no_such", "no_such"),
  ])
  func aHeaderNamesItsLanguage(text: String, language: String) throws {
    #expect(try GherkinFixture.line(text)?.requestedLanguage == language)
  }

  @Test(arguments: [
    "# language", "# language:", "# language: two words", "# languages: en", "language: en", "# Language: en",
  ])
  func anyOtherCommentIsNoHeader(text: String) throws {
    #expect(try GherkinFixture.line(text)?.requestedLanguage == nil)
  }
}
