import Testing

@testable import Stories

struct DocumentBuilderTests {
  private static let text = """
    # in front
    @f1 @f2
    # between
      @f3
    Feature: All of it
      As a reader

      Background: first
        Given a

      @s
      Example: one
        When b
          | x | y |
          # in the table

          | 1 | 2 |
        * c

      @o
      Scenario Template: two <n>
        Then <n>
          ```
          <n>
          ```
          | <n> |

        @e1
        Examples: few
          | n |
          | 3 |
        @e2
        Scenarios:

      @r
      Rule: a rule
        Background:
          And d
        Scenario:
          But e
      Rule: another
    """

  private func feature() throws -> Feature {
    try #require(try GherkinFixture.feature(Self.text))
  }

  @Test func aFeatureKnowsItsKeywordNameTagsAndPlace() throws {
    let feature = try feature()
    #expect([feature.keyword, feature.name, feature.description] == ["Feature", "All of it", "  As a reader"])
    #expect(feature.tags.map(\.name) == ["@f1", "@f2", "@f3"])
    #expect(feature.tags.map(\.location.line) == [2, 2, 4])
    #expect(feature.location == SourceLocation(line: 5, column: 1))
  }

  @Test func childrenKeepTheirOrder() throws {
    let feature = try feature()
    #expect(feature.children.count == 4)
    #expect(feature.scenarios.map(\.name) == ["one", "two <n>"])
    #expect(feature.scenarios.map(\.keyword) == ["Example", "Scenario Template"])
    #expect(feature.scenarios.map { $0.tags.map(\.name) } == [["@s"], ["@o"]])
    #expect(feature.rules.map(\.name) == ["a rule", "another"])
    #expect(feature.rules.map { $0.tags.map(\.name) } == [["@r"], []])
    #expect(feature.rules.map { $0.scenarios.map(\.name) } == [[""], []])
  }

  @Test func backgroundsBelongToWhatTheyStandIn() throws {
    let feature = try feature()
    #expect(feature.background?.name == "first")
    #expect(feature.background?.steps.map(\.text) == ["a"])
    #expect(feature.rules.map { $0.background?.steps.map(\.text) } == [["d"], nil])
    #expect(feature.rules[0].background?.location == SourceLocation(line: 37, column: 5))
  }

  @Test func stepsKeepTheirKeywordsTablesAndPlaces() throws {
    let steps = try feature().scenarios[0].steps
    #expect(steps.map(\.keyword) == ["When", "*"])
    #expect(steps.map(\.location) == [SourceLocation(line: 13, column: 5), SourceLocation(line: 18, column: 5)])
    #expect(steps[0].table?.values == [["x", "y"], ["1", "2"]])
    #expect(steps[0].table?.location == SourceLocation(line: 14, column: 7))
    #expect(steps[0].table?.rows[1].cells[1].location == SourceLocation(line: 17, column: 13))
    #expect(steps[1].table == nil)
  }

  @Test func aStepMayHaveATableAndADocString() throws {
    let step = try feature().scenarios[1].steps[0]
    #expect(step.table?.values == [["<n>"]])
    #expect(step.docString?.content == "<n>")
    let other = try GherkinFixture.feature("Feature: f\nScenario: s\n* a\n|b|\n|c|\n```\nd\n```\n* e")
    #expect(other?.scenarios[0].steps[0].table?.values == [["b"], ["c"]])
    #expect(other?.scenarios[0].steps[0].docString?.content == "d")
    #expect(other?.scenarios[0].steps[1].docString == nil)
  }

  @Test func examplesHaveTagsNamesAndMaybeATable() throws {
    let examples = try feature().scenarios[1].examples
    #expect(examples.map(\.keyword) == ["Examples", "Scenarios"])
    #expect(examples.map(\.name) == ["few", ""])
    #expect(examples.map { $0.tags.map(\.name) } == [["@e1"], ["@e2"]])
    #expect(examples.map { $0.header?.values } == [["n"], nil])
    #expect(examples.map { $0.rows.map(\.values) } == [[["3"]], []])
  }

  @Test func commentsAreKeptAsTheyStand() throws {
    let comments = try GherkinFixture.document(Self.text).comments
    #expect(comments.map(\.text) == ["# in front", "# between", "      # in the table"])
    #expect(comments.map(\.location.line) == [1, 3, 15])
    #expect(comments.map(\.location.column) == [1, 1, 1])
  }
}
