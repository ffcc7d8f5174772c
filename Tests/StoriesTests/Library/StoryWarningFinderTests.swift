import Testing

@testable import Stories

struct StoryWarningFinderTests {
  private func warnings(_ text: String) throws -> [String] {
    let document = try GherkinParser.parse(Array(text.utf8))
    return StoryWarningFinder(path: "f", library: .standard).warnings(in: document).map { "\($0)" }
  }

  /// The warnings for a line in the description of a scenario that has steps.
  private func told(of line: String, after first: String? = nil) throws -> [String] {
    let above = first.map { "  \($0)\n" } ?? ""
    return try warnings("Feature: F\n Scenario: S\n\(above)  \(line)\n  When I go back\n")
      .map { String($0.dropFirst("f:3:3: ".count)) }
  }

  @Test(
    "A line that is almost a step is reported, with the right wording",
    arguments: [
      ("Given\tI am signed in", "Given"), ("Given\u{A0}I am signed in", "Given"), ("given I am signed in", "Given"),
      ("GIVEN somebody", "Given"), ("Given: I am signed in", "Given"), ("then\tit works", "Then"),
      ("and I go back", "And"), ("when it rains", "When"),
    ])
  func steps(line: String, keyword: String) throws {
    #expect(
      try told(of: line) == ["“\(line)” isn't a step but a description; begin it with “\(keyword)” and a space"])
  }

  @Test(
    "A step after another word, or after none, is reported", arguments: ["I go back", "Gievn I go back", "*I go back"])
  func stepsWithoutKeyword(line: String) throws {
    #expect(
      try told(of: line) == [
        "“\(line)” isn't a step but a description; begin it with “Given”, “When”, “Then”, “And” or “But” and a space"
      ])
  }

  @Test(
    "A line that is almost a heading is reported",
    arguments: [
      ("scenario: One", "Scenario"), ("Scenario : One", "Scenario"), ("Scenerio: One", "Scenario"),
      ("SCENARIO OUTLINE: One", "Scenario Outline"), ("Scenario One", "Scenario"), ("examples:", "Examples"),
      ("Examples", "Examples"), ("Back ground:", "Background"),
    ])
  func headings(line: String, keyword: String) throws {
    #expect(try told(of: line) == ["“\(line)” isn't a heading but a description; begin it with “\(keyword):”"])
  }

  @Test("A heading or a known step in the wrong place is reported")
  func misplaced() throws {
    #expect(
      try told(of: "Feature: Two") == [
        "“Feature: Two” isn't allowed here, so it is a description; move it to where it belongs"
      ])
    let feature = "Feature: F\n  Given I am signed in\n Scenario: S\n  When I go back\n"
    #expect(
      try warnings(feature) == [
        "f:2:3: “Given I am signed in” isn't allowed here, so it is a description; move it to where it belongs"
      ])
  }

  @Test(
    "Prose stays prose",
    arguments: [
      "As a visitor", "I want to go back,", "so that the places are where they were", "Note: the guide is read once.",
      "Given", "Thence all begins", "A scenario: of sorts", "The sample: two places", "Examples are in another file.",
      "http://example.org", "(see: rule 3)",
    ])
  func prose(line: String) throws {
    #expect(try told(of: line).isEmpty)
  }

  @Test("A word such as “and” can start a line of prose, except the first line or after a warning")
  func continued() throws {
    #expect(try told(of: "and so on", after: "It goes on").isEmpty)
    #expect(try told(of: "and so on", after: "given it goes on").count == 2)
    let narrative = "Feature: F\n  Given the town,\n  when it rains\n  then what?\n Scenario: S\n  When I go back\n"
    #expect(try warnings(narrative).isEmpty)
  }

  @Test("Scenarios and examples with nothing to run are reported, and the others run")
  func nothingToRun() throws {
    let text = """
      Feature: F
        Scenario: Empty
        Rule: R
          Scenario Outline: O
            When <ms> ms pass
            Examples:
              | ms |
              | 1  |
            Examples: none
              | ms |
      """
    #expect(
      try warnings(text) == [
        "f:2:3: the scenario “Empty” has no steps, so it isn't run",
        "f:9:7: these examples have no rows below their header, so nothing is run with them",
      ])
  }

  @Test("A placeholder without a column is reported once; other angle brackets are text")
  func placeholders() throws {
    let text = """
      Feature: F
        Scenario Outline: O <sectoin>
          When I select "<section>" in "<list>"
          Then an alert reads "<section> </script> a < b > <>"
          And "<table>" shows
            | <title> |
          Examples:
            | sectoin | list |
            | a       | b    |
          Examples:
            | sectoin | section |
            | a       | b       |
        Scenario: S
          When I select "<section>" in "a"
      """
    #expect(
      try warnings(text) == [
        "f:3:5: no column of the examples is called “section”, so <section> stays as it is; "
          + "the columns are sectoin and list",
        "f:3:5: no column of the examples is called “list”, so <list> stays as it is; "
          + "the columns are sectoin and section",
        "f:5:5: no column of the examples is called “table”, so <table> stays as it is; "
          + "the columns are sectoin and list",
        "f:5:5: no column of the examples is called “title”, so <title> stays as it is; "
          + "the columns are sectoin and list",
      ])
  }

  @Test("The bundled stories have no warnings")
  func bundled() throws {
    for file in try StoryLoader().load(StoryLoader.bundledPaths()) { #expect(file.warnings == []) }
  }

  @Test("At most twenty warnings are reported for a file")
  func many() throws {
    let lines = Array(repeating: "  given x", count: 30).joined(separator: "\n")
    let file = try StoryLoader().load(text: "Feature: F\n Scenario: S\n\(lines)\n  When I go back\n", named: "f")
    #expect(file.warnings.count == 20)
  }
}
