import Testing

@testable import Stories

struct ExpansionCostTests {
  /// The smallest limit that a feature keeps within, which is what its stories cost.
  private func cost(_ text: String) throws -> Int {
    let feature = try #require(try GherkinFixture.feature("Feature: f\n" + text))
    var (low, high) = (0, 100_000)
    while low < high {
      let middle = (low + high) / 2
      if ExpansionCost.scenarioBeyondLimit(in: feature, limit: middle) == nil {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  @Test func whatIsWrittenOnceIsFree() throws {
    #expect(try cost("Scenario: s\n* a\n* b\n|c|\n") == 0)
  }

  @Test func sharedStepsAndTagsCountForEachScenario() throws {
    #expect(try cost("Background:\n* a\n* b\nScenario: s\n@t\nScenario: u\n") == 2 * 128 + 16)
    #expect(try cost("Background:\n* a\n@r\nRule: r\nBackground:\n* b\nScenario: s\n") == 128 + 16)
  }

  @Test func eachRowCountsItsStepsAndTexts() throws {
    let step = "Scenario: s\n* xy<a>\nExamples:\n|a|\n"
    let one = try cost(step + "|1234|\n")
    let two = try cost(step + "|1234|\n|123456|\n")
    #expect(two - one == 64 + 1 + 2 + 6)
  }

  @Test func aLongValueCountsAsOftenAsItIsUsed() throws {
    let once = try cost("Scenario: s\n* <a>\nExamples:\n|a|\n|\(String(repeating: "x", count: 500))|\n")
    let often = try cost("Scenario: s\n* <a><a><a>\nExamples:\n|a|\n|\(String(repeating: "x", count: 500))|\n")
    #expect(often - once >= 1000)
  }

  @Test func theSearchForPlaceholdersCountsToo() throws {
    let text = "Feature: f\nScenario: s\n* \(String(repeating: "<", count: 500))\nExamples:\n|a|b|c|d|\n|1|2|3|4|\n"
    let feature = try #require(try GherkinFixture.feature(text))
    #expect(ExpansionCost.scenarioBeyondLimit(in: feature, limit: 1999) == SourceLocation(line: 2, column: 1))
    #expect(ExpansionCost.scenarioBeyondLimit(in: feature, limit: 4000) == nil)
  }

  @Test func theScenarioThatExceedsTheLimitIsNamed() throws {
    let text = "Feature: f\nBackground:\n* a\nScenario: s\n Rule: r\n  Scenario: t\n"
    let feature = try #require(try GherkinFixture.feature(text))
    #expect(ExpansionCost.scenarioBeyondLimit(in: feature, limit: 63) == SourceLocation(line: 4, column: 1))
    #expect(ExpansionCost.scenarioBeyondLimit(in: feature, limit: 64) == SourceLocation(line: 6, column: 3))
    #expect(ExpansionCost.scenarioBeyondLimit(in: feature, limit: 128) == nil)
  }
}
