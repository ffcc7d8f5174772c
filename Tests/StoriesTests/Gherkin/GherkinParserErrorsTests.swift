import Testing

@testable import Stories

/// Invalid Gherkin, each with the line and column at which the reference parser reports it.
struct GherkinParserErrorsTests {
  private static let head = "Feature: f\n\n  Scenario: s\n    Given a\n"

  @Test(arguments: [
    ("what is this", ["1:1"]),
    ("\n  what is this\n\nFeature: f\n\n  Scenario: s\n    Given a\n\nand this\n", ["2:3", "9:1"]),
    ("Scenario: s\n", ["1:1"]),
    ("Feature: f\nScenario: s\nGiven a\nFeature: g\n", ["4:1"]),
    ("# language: en\nText\nFeature: f", ["2:1"]),
  ])
  func aLineThatFitsNowhereIsReportedAndSkipped(text: String, places: [String]) {
    #expect(GherkinFixture.places(text) == places)
  }

  @Test(arguments: [
    "  text", "  Background:", "  Feature: g", "  Given", "  # c\n\n  Ability: a",
  ])
  func behindAStepThereIsNoFreeText(line: String) {
    #expect(GherkinFixture.places(Self.head + line) == [line.hasPrefix("  #") ? "7:3" : "5:3"])
  }

  @Test func anUnexpectedLineComesWithWhatCouldStandThere() {
    #expect(
      GherkinFixture.errors("  x\ty  ").map(\.reason) == [
        .unexpectedLine(found: "x\ty", expected: [.end, .language, .tags, .feature])
      ])
    #expect(
      GherkinFixture.errors(Self.head + "x").map(\.reason) == [
        .unexpectedLine(
          found: "x",
          expected: [.end, .tags, .scenario, .examples, .rule, .step, .tableRow])
      ])
  }

  @Test(
    "The error for a line that is almost a step or a heading says how to begin it",
    arguments: [
      ("then I see it", "“Then” and a space"), ("And\tI see it", "“And” and a space"),
      ("Given: I see it", "“Given” and a space"), ("scenario: b", "“Scenario:”"), ("Examples : b", "“Examples:”"),
      ("background:", nil), ("I see it", nil),
    ])
  func almost(line: String, beginning: String?) {
    let message = GherkinFixture.errors(Self.head + line)[0].message
    #expect(message.components(separatedBy: " Begin it with ").dropFirst().first == beginning.map { "\($0)." })
  }

  @Test(arguments: [
    ("@a", "2:1"), ("@a\n", "2:1"), ("# language: en\n", "2:1"), ("Feature: f\n@a\n\n", "4:1"),
    ("Feature: f\nScenario: s\n* a\n@a\n# c\n", "6:1"), ("Feature: f\nRule: r\n@a", "4:1"),
  ])
  func aFileMustNotEndBehindTagsOrALanguage(text: String, place: String) {
    #expect(GherkinFixture.places(text) == [place])
    #expect(GherkinFixture.errors(text).allSatisfy { if case .unexpectedEnd = $0.reason { true } else { false } })
  }

  @Test(arguments: ["\"\"\"", "```json", "|a|\n```"])
  func aDocStringIsRefusedAtItsBeginningAndNothingElseReported(beginning: String) {
    let errors = GherkinFixture.errors(Self.head + "\(beginning)\nScenario\n```\n")
    let line = 4 + beginning.split(separator: "\n").count
    #expect(errors == [GherkinError(location: SourceLocation(line: line, column: 1), reason: .docString)])
  }

  @Test func inADescriptionItsMarksAreText() {
    #expect(GherkinFixture.places("Feature: f\n```\n" + "Scenario: s\n\"\"\"\n* a\n") == [])
  }

  @Test(arguments: [
    ("|a|b|\n  |c|\n|d|", ["6:3"]), ("|a|\n# c\n\n|b|c|", ["8:1"]), (#"|a|b|"# + "\n" + #"|c|d\|"#, ["6:1"]),
    ("|a|b|\n|c|d", ["6:1"]), ("|a|\n|\n", ["6:1"]), ("|a|\n* b\n|c|d|\n|e|\n", ["8:1"]),
    ("|a|\n|b|c|\n* d\n|e|\n|f|g|", ["6:1", "9:1"]), ("|a|\ntext\n|b|c|", ["6:1", "7:1"]),
    ("\nExamples:\n|a|b|\n|c|\n\nExamples:\n|a|\n|b|c|", ["8:1", "12:1"]),
  ])
  func theFirstRowOfATableThatDiffersIsReported(table: String, places: [String]) {
    #expect(GherkinFixture.places(Self.head + table) == places)
  }

  @Test func aRowThatDiffersSaysByHowMuch() {
    #expect(
      GherkinFixture.errors(Self.head + "|a|b|\n|c|\n").map(\.reason)
        == [.inconsistentCellCount(expected: 2, found: 1)])
  }

  @Test(arguments: [
    ("Feature: f\n\n  @a b\n  Rule: r\n", ["3:3"]), ("@a @b c @d\nFeature: f\n", ["1:4"]),
    ("Feature: f\n  @a\u{A0}b\n  Scenario: s\n\n  @c\u{2003}d\n  Scenario: t\n", ["2:3", "5:3"]),
    ("Feature: f\n@a\n@b c\nScenario: s\n", ["3:1"]),
  ])
  func whiteSpaceInATagIsReportedOnce(text: String, places: [String]) {
    #expect(GherkinFixture.places(text) == places)
    #expect(GherkinFixture.errors(text).allSatisfy { if case .whiteSpaceInTag = $0.reason { true } else { false } })
  }

  @Test func tagsBelongToAKeyword() {
    #expect(GherkinFixture.places("Feature: f\n@a\nBackground:\n") == ["3:1", "4:1"])
    #expect(GherkinFixture.places("Feature: f\nBackground:\n* a\n@a\nExamples:\n") == ["5:1", "6:1"])
  }

  @Test func anotherLanguageIsRefusedAndNothingElseReported() {
    let errors = GherkinFixture.errors("\n  #language:fr\n\nFonctionnalité: f\n")
    #expect(
      errors == [GherkinError(location: SourceLocation(line: 2, column: 3), reason: .unsupportedLanguage("fr"))])
  }

  @Test func aLanguageIsAskedForOnlyInFrontOfEverything() {
    #expect(GherkinFixture.places("# a\n\n# language: en\n# language: fr\nFeature: f\n# language: fr\n") == [])
    #expect(GherkinFixture.places("@a\n# language: fr\nFeature: f\n") == [])
  }

  @Test func manyErrorsAreCutOff() {
    let text = Self.head + String(repeating: "x\n", count: 100)
    #expect(GherkinFixture.errors(text).count == GherkinParser.errorLimit)
  }
}
