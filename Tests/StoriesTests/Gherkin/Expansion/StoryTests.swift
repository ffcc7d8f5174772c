import Testing

@testable import Stories

struct FeatureStoriesTests {
  private static let text = """
    @f
    Feature: f
      Background:
        Given <n> first
      @s
      Scenario: plain <n>
        When <n>
          | <n> |
      Scenario: none
      @o
      Scenario Outline: <n> of <m>
        Given <n>
          | <n> | <x> |
        * b
        @e @f
        Examples:
          | n | m |
          | 1 | 2 |
          | 3 | 4 |
        Examples: no table
        Examples: no rows
          | n |
        @g
        Examples:
          | n |
          | 5 |
      @r
      Rule: r
        Background:
          And second
        Example: in rule
          Then c
      Rule: without background
        Example: again
          Then d
    """

  private func stories() throws -> [Story] {
    try GherkinFixture.stories(Self.text)
  }

  @Test func eachScenarioAndEachRowIsAStory() throws {
    #expect(
      try stories().map(\.name)
        == ["plain <n>", "none", "1 of 2", "3 of 4", "5 of <m>", "in rule", "again"])
  }

  @Test func aStoryStandsAtItsScenarioOrItsRow() throws {
    #expect(
      try stories().map { [$0.location.line, $0.location.column] }
        == [[6, 3], [9, 3], [18, 7], [19, 7], [26, 7], [31, 5], [34, 5]])
  }

  @Test func tagsAreInheritedFromTheOutsideIn() throws {
    #expect(
      try stories().map { $0.tags.joined() }
        == ["@f@s", "@f", "@f@o@e@f", "@f@o@e@f", "@f@o@g", "@f@r", "@f"])
  }

  @Test func backgroundsComeFirstAndAreNeverFilledIn() throws {
    #expect(
      try stories().map { $0.steps.map(\.text) } == [
        ["<n> first", "<n>"], [], ["<n> first", "1", "b"], ["<n> first", "3", "b"], ["<n> first", "5", "b"],
        ["<n> first", "second", "c"], ["<n> first", "d"],
      ])
    #expect(try stories()[5].steps.map(\.keyword) == ["Given", "And", "Then"])
  }

  @Test func tablesAreFilledIn() throws {
    let steps = try stories().map { $0.steps.dropFirst().first }
    #expect(steps.map { $0?.table } == [[["<n>"]], nil, [["1", "<x>"]], [["3", "<x>"]], [["5", "<x>"]], nil, nil])
  }

  @Test func aStepStandsWhereItIsWritten() throws {
    let stories = try stories()
    #expect(stories[2].steps.map(\.location.line) == [4, 12, 14])
    #expect(stories[3].steps.map(\.location) == stories[2].steps.map(\.location))
  }

  @Test func anOutlineWithoutExamplesIsAScenario() throws {
    let stories = try GherkinFixture.stories("Feature: f\nScenario Outline: <a>\n* <a>\n")
    #expect(stories.map(\.name) == ["<a>"])
    #expect(stories[0].steps.map(\.text) == ["<a>"])
  }

  @Test func anOutlineWithoutStepsHasStoriesWithoutSteps() throws {
    let text = "Feature: f\nBackground:\n* a\nScenario Outline: <a>\nExamples:\n|a|\n|1|\n|2|\n"
    let stories = try GherkinFixture.stories(text)
    #expect(stories.map(\.name) == ["1", "2"])
    #expect(stories.map(\.steps.count) == [0, 0])
  }

  @Test func theFirstOfTwoColumnsOfANameCounts() throws {
    let stories = try GherkinFixture.stories("Feature: f\nScenario Outline: <a>\n* b\nExamples:\n|a|a|\n|1|2|\n")
    #expect(stories.map(\.name) == ["1"])
  }

  @Test(arguments: [
    ("<a>", "1"), ("x <a> y <b><a>", "x 1 y 21"), ("<ab>", "<ab>"), ("<a", "<a"), ("a>", "a>"), ("< a>", "< a>"),
    ("<<a>>", "<1>"), ("<é>", "3"), ("", ""), ("<", "<"), ("<>", "<>"), ("<a><c><b>", "1<c>2"), ("<a b>", "4"),
    ("<a>\u{301}", "1\u{301}"),
  ])
  func placeholdersAreReplacedAndAllElseStays(text: String, expected: String) {
    #expect(text.filled(with: ["a": "1", "b": "2", "é": "3", "a b": "4"]) == expected)
  }

  @Test func valuesAreNotSearched() {
    #expect("<a> and <b>".filled(with: ["a": "<b>", "b": "<a>"]) == "<b> and <a>")
  }

  @Test func aNameMayBeEmpty() {
    #expect("<>".filled(with: ["": "1"]) == "1")
  }
}
