import Testing

@testable import Stories

struct OpenDocStringTests {
  private func content(_ lines: String) throws -> String? {
    try GherkinFixture.feature("Feature: f\nScenario: s\n* a\n\(lines)\n")?.scenarios[0].steps[0].docString?.content
  }

  @Test func linesAreIndentedAsInsideTheDelimiters() throws {
    #expect(try content("  \"\"\"\n  a\n    b\n\n  c \n  \"\"\"") == "a\n  b\n\nc ")
  }

  @Test func aLineThatIsIndentedLessLosesItsWhiteSpace() throws {
    #expect(try content("    \"\"\"\n  a\n\tb\n      c\n  \n    \"\"\"") == "a\nb\n  c\n")
  }

  @Test func emptyContentIsAnEmptyTextAndABlankLineToo() throws {
    #expect(try content("\"\"\"\n\"\"\"") == "")
    #expect(try content("\"\"\"\n\n\"\"\"") == "")
    #expect(try content("\"\"\"\n\n\n\"\"\"") == "\n")
  }

  @Test func theOtherDelimiterIsContent() throws {
    #expect(try content("```\n\"\"\"\n```") == "\"\"\"")
    #expect(try content("\"\"\"\n```\n\"\"\"") == "```")
  }

  @Test func anEscapedDelimiterIsReadInItsOwnDocStringOnly() throws {
    #expect(try content(#"""# + "\"\"\"\n" + #"a \"\"\" b \" \\"# + "\n\"\"\"") == #"a """ b \" \\"#)
    #expect(try content("```\n\\`\\`\\` \\\"\\\"\\\"\n```") == "``` \\\"\\\"\\\"")
  }

  @Test func keywordsTagsAndCommentsInsideAreContent() throws {
    #expect(try content("\"\"\"\nScenario: x\n@a\n# b\n|c|\n\"\"\"") == "Scenario: x\n@a\n# b\n|c|")
  }

  @Test func lineEndsAreLineFeeds() throws {
    #expect(try content("\"\"\"\r\na\r\nb\r\n\"\"\"\r") == "a\nb")
  }

  @Test func theOpeningDelimiterMayNameAMediaType() throws {
    let text = "Feature: f\nScenario: s\n* a\n   ``` json 5 \n   ```\n* b\n\"\"\"\"\n\"\"\"\n* c\n```\n```"
    let steps = try #require(try GherkinFixture.feature(text)).scenarios[0].steps
    #expect(steps.map(\.docString?.mediaType) == ["json 5", "\"", nil])
    #expect(steps[0].docString?.location == SourceLocation(line: 4, column: 4))
  }

  @Test func whatFollowsTheClosingDelimiterIsDropped() throws {
    #expect(try content("\"\"\"\na\n\"\"\"b") == "a")
  }
}
