import Testing

@testable import Stories

struct GherkinParserDocumentTests {
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

  @Test func aFeatureKnowsItsNameTagsAndPlace() throws {
    let feature = try feature()
    #expect(feature.name == "All of it")
    #expect(feature.tags == ["@f1", "@f2", "@f3"])
    #expect(feature.location == SourceLocation(line: 5, column: 1))
  }

  @Test func childrenKeepTheirOrder() throws {
    let feature = try feature()
    #expect(feature.scenarios.map(\.name) == ["one", "two <n>"])
    #expect(feature.scenarios.map(\.tags) == [["@s"], ["@o"]])
    #expect(feature.rules.map(\.tags) == [["@r"], []])
    #expect(feature.rules.map { $0.scenarios.map(\.name) } == [[""], []])
  }

  @Test func aSectionBeginsAtItsFirstTag() throws {
    let feature = try feature()
    #expect(feature.scenarios.map(\.lines) == [11..<20, 20..<32])
    #expect(feature.scenarios.map(\.location.line) == [12, 21])
    #expect(feature.rules[0].scenarios.map(\.lines) == [36..<38])
    #expect(try GherkinFixture.feature("Feature: f\nScenario: s")?.scenarios.map(\.lines) == [2..<Int.max])
  }

  @Test func backgroundsBelongToWhatTheyStandIn() throws {
    let feature = try feature()
    #expect(feature.background.map(\.text) == ["a"])
    #expect(feature.rules.map { $0.background.map(\.text) } == [["d"], []])
  }

  @Test func stepsKeepTheirKeywordsTablesAndPlaces() throws {
    let steps = try feature().scenarios[0].steps
    #expect(steps.map(\.keyword) == ["When", "*"])
    #expect(steps.map(\.location) == [SourceLocation(line: 13, column: 5), SourceLocation(line: 18, column: 5)])
    #expect(steps.map(\.table) == [[["x", "y"], ["1", "2"]], nil])
  }

  @Test func examplesHaveTagsAndMaybeATable() throws {
    let examples = try feature().scenarios[1].examples
    #expect(examples.map(\.tags) == [["@e1"], ["@e2"]])
    #expect(examples.map { $0.header?.values } == [["n"], nil])
    #expect(examples.map { $0.rows.map(\.values) } == [[["3"]], []])
    #expect(examples[0].rows[0].location == SourceLocation(line: 28, column: 7))
  }

  @Test func freeTextIsTakenLineByLine() throws {
    let text = """
      Feature: f
      of feature

      # no part of it
      goes on
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
    let lines = try GherkinFixture.document(text).freeLines
    #expect(
      lines.map(\.text) == [
        "of feature", "goes on", "of background", "Background: of scenario", "of examples", "Given a", "of rule",
      ])
    #expect(lines.map(\.isFirst) == [true, false, true, true, true, false, true])
    #expect(lines.map(\.isAmongSteps) == [false, false, true, true, false, false, false])
    #expect(lines.map(\.location.line) == [2, 5, 7, 10, 13, 14, 17])
  }
}
