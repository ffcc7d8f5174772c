import Testing

@testable import Stories

struct DescriptionTextTests {
  private func description(_ lines: String) throws -> String? {
    try GherkinFixture.feature("Feature: f\n\(lines)")?.description
  }

  @Test func linesKeepTheirIndentAndTheirBlankLinesInBetween() throws {
    #expect(try description("\n\n  As a user\n\n\tI want \n  \n") == "  As a user\n\n\tI want ")
  }

  @Test func commentsAreLeftOut() throws {
    #expect(try description("a\n # b\nc\n#d\n") == "a\nc")
    #expect(try description("# only\n") == "")
  }

  @Test func aCommentBeginsTheTextSoThatBlankLinesBehindItCount() throws {
    #expect(try description("\n# a\n\nb\n") == "\nb")
  }

  @Test func whatWouldBeElsewhereAKeywordIsText() throws {
    let text = "Given a\n| b |\n\"\"\"\nFeature: c\nExamples: d\n* e"
    #expect(try description(text) == text)
  }

  @Test func everySectionHasItsOwn() throws {
    let text = """
      Feature: f
      of feature
      Background:
      of background
      * a
      Scenario: s
      Background: of scenario
      * a
      Examples:
      of examples
      Given a
      |a|
      Rule: r
      of rule
      """
    let feature = try #require(try GherkinFixture.feature(text))
    #expect(feature.description == "of feature")
    #expect(feature.background?.description == "of background")
    #expect(feature.scenarios.map(\.description) == ["Background: of scenario"])
    #expect(feature.scenarios[0].examples.map(\.description) == ["of examples\nGiven a"])
    #expect(feature.rules.map(\.description) == ["of rule"])
  }
}
