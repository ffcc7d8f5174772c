import Testing

@testable import Stories

struct GherkinParserTests {
  @Test(arguments: ["", "\n\n", "  ", "# only a comment\n", "\u{FEFF}"])
  func aFileWithoutAFeatureIsValid(text: String) throws {
    #expect(try GherkinFixture.document(text).feature == nil)
  }

  @Test(arguments: [
    "Feature:", "Feature: f\n\n\n", "Feature: f\n  Scenario:\n", "Feature: f\nScenario Outline: o\nExamples:\n",
    "Feature: f\nBackground:\nScenario: s", "# language: en\nAbility: f", "Feature: f\nRule:\nRule:",
  ])
  func sectionsMayBeEmpty(text: String) throws {
    #expect(try GherkinFixture.feature(text) != nil)
  }

  @Test func allWaysToEndLinesAndAByteOrderMarkReadTheSame() throws {
    let text = "@a\nFeature: f\n  d\n\n  e\nScenario: s\n* a\n|b|c|\n\n|d|e|\n"
    let document = try GherkinFixture.document(text)
    for end in ["\r\n", "\r"] {
      #expect(try GherkinFixture.document(text.replacing("\n", with: end)) == document)
    }
    #expect(try GherkinFixture.document("\u{FEFF}" + text) == document)
  }

  @Test func anyWhiteSpaceIsTrimmed() throws {
    let text = "\u{A0}\n\u{2003}Feature:\u{3000}f\u{A0}\n\tScenario: s \u{85}\n\u{1680} Given\u{20}\u{202F}a\u{2028}\n"
    let feature = try #require(try GherkinFixture.feature(text))
    #expect(feature.name == "f")
    #expect(feature.location == SourceLocation(line: 2, column: 2))
    #expect(feature.scenarios.map(\.name) == ["s"])
    #expect(feature.scenarios[0].steps.map(\.text) == ["a"])
    #expect(feature.scenarios[0].steps.map(\.location.column) == [3])
  }

  @Test func whatIsNoTextIsNotParsed() {
    let error = #expect(throws: GherkinErrors.self) { try GherkinParser.parse(Array("x\nFeature: ".utf8) + [0xE9]) }
    #expect(error?.errors.map(\.reason) == [.invalidUTF8(byte: 0xE9)])
    #expect(error?.errors.map(\.location) == [SourceLocation(line: 2, column: 10)])
  }

  @Test func aFeatureThatMakesTooManyStoriesIsRefusedAtTheScenario() {
    let text =
      "Feature: f\nScenario: small\n* a\n  Scenario Outline: large\n" + String(repeating: "* <a>\n", count: 2000)
      + "Examples:\n" + String(repeating: "|a|\n", count: 2000)
    #expect(
      GherkinFixture.errors(text)
        == [GherkinError(location: SourceLocation(line: 4, column: 3), reason: .tooManyStories)])
  }
}
