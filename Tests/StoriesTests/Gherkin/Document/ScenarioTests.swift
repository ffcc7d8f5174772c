import Testing

@testable import Stories

struct ScenarioTests {
  @Test(arguments: [
    ("Scenario: a", false), ("Example: a", false), ("Scenario Outline: a", true), ("Scenario Template: a", true),
    ("Scenario: a\nExamples:", true),
  ])
  func anOutlineIsToldByItsKeywordOrItsExamples(text: String, isOutline: Bool) throws {
    let feature = try #require(try GherkinFixture.feature("Feature: f\n\(text)\n"))
    #expect(feature.scenarios.map(\.isOutline) == [isOutline])
  }
}
