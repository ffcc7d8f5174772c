import Testing

@testable import Stories

struct OpenDocStringTests {
  private func content(_ lines: String) throws -> String? {
    try GherkinFixture.feature("Feature: f\nScenario: s\n* a\n\(lines)\n")?.scenarios[0].steps[0].docString
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

  @Test func whatFollowsTheOpeningDelimiterIsDropped() throws {
    #expect(try content("   ``` json 5 \n   a\n   ```") == "a")
    #expect(try content("\"\"\"\"\na\n\"\"\"") == "a")
  }

  @Test func whatFollowsTheClosingDelimiterIsDropped() throws {
    #expect(try content("\"\"\"\na\n\"\"\"b") == "a")
  }
}
