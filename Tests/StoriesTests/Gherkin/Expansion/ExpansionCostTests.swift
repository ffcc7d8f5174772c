import Testing

@testable import Stories

struct ExpansionCostTests {
  private func line(_ text: String, limit: Double) throws -> Int? {
    let feature = try #require(try GherkinFixture.feature("Feature: f\n" + text))
    return ExpansionCost.scenarioBeyondLimit(in: feature, limit: limit)?.line
  }

  @Test func whatIsWrittenOnceIsFree() throws {
    #expect(try line("Scenario: s\n* a\n* b\n|c|\n", limit: 0) == nil)
  }

  @Test func theScenarioThatExceedsTheLimitIsNamed() throws {
    let text = "Background:\n* a\nScenario: s\n@r\nRule: r\nBackground:\n* b\nScenario: t\n"
    #expect(try line(text, limit: 63) == 4)
    #expect(try line(text, limit: 64 + 143) == 9)
    #expect(try line(text, limit: 64 + 144) == nil)
  }

  @Test(arguments: [
    ("* a\n* b", "", 100), ("* a", "@e @f", 100), ("* \(String(repeating: "x", count: 50))", "", 100),
    ("* a\n|b|c|d|e|f|", "", 100),
  ])
  func eachRowMultipliesStepsTagsAndTexts(steps: String, tags: String, rows: Int) throws {
    let text = "Scenario: s\n\(steps)\n\(tags)\nExamples:\n|a|\n" + String(repeating: "|1|\n", count: rows)
    #expect(try line(text, limit: 100 * 100) == 2)
    #expect(try line(text, limit: 100 * 300) == nil)
  }

  @Test(arguments: [("<a>", 600.0), ("<a><a><a>", 1600)])
  func aLongValueCountsAsOftenAsItMayBeUsed(text: String, cost: Double) throws {
    let text = "Scenario: s\n* \(text)\nExamples:\n|a|\n|\(String(repeating: "x", count: 500))|\n"
    #expect(try line(text, limit: cost - 100) == 2)
    #expect(try line(text, limit: cost + 100) == nil)
  }

  @Test func theSearchForPlaceholdersCountsToo() throws {
    let text = "Scenario: s\n* \(String(repeating: "<", count: 500))\nExamples:\n|a|b|c|d|\n|1|2|3|4|\n"
    #expect(try line(text, limit: 4000) == 2)
    #expect(try line(text, limit: 6000) == nil)
  }
}
