import Testing

@testable import Stories

struct StepLibraryTests {
  private func problem(_ step: StoryStep, in library: StepLibrary = .standard) -> StepLibrary.Problem? {
    thrown { () throws(StepLibrary.Problem) in _ = try library.definition(for: step) }
  }

  @Test func aStepIsFoundWithItsArgumentsAndItsTable() throws {
    let table = [["title"], ["MAAT"]]
    let (definition, arguments) = try StepLibrary.standard.definition(
      for: .test(#""places.list" shows"#, table: table))
    #expect(definition.pattern.wording == "{string} shows")
    #expect(arguments.string(0) == "places.list")
    #expect(arguments.table == table)
  }

  @Test(arguments: [
    (#"I tapp "menu.signOut""#, "I tap {string}"), ("no alert is show", "no alert is shown"),
    (#""a" has one rows"#, "{string} has {int} rows"), ("100 millis pass", "{int} ms pass"),
    (#"I type "a text that says \"I go back\" and goes on" in "note.text""#, "I type {string} into {string}"),
  ])
  func anUnknownStepNamesTheClosest(text: String, closest: String) {
    #expect(problem(.test(text)) == .unknown(closest: closest))
  }

  @Test(arguments: [
    ("1000000000000000 ms pass", "1000000000000000"), ("-1 ms pass", "-1"), ("1.5 ms pass", "1.5"),
    (#"row -1 of "a" reads "-2""#, "-1"), (#"row +3 of "a 9999999999" reads "x""#, "+3"),
  ])
  func aNumberThatNoStepTakesIsTold(text: String, number: String) {
    #expect(problem(.test(text)) == .unusableNumber(number))
    #expect(
      StepLibrary.Problem.unusableNumber(number).message(for: "x")
        == "“x” takes a whole number from 0 to 999999999, and no \(number).")
  }

  @Test func aNumberIsNotBlamedForOtherMistakes() {
    #expect(problem(.test("-1 millis pass")) == .unknown(closest: "{int} ms pass"))
    #expect(problem(.test(#"I tapp "-1""#)) == .unknown(closest: "I tap {string}"))
  }

  @Test(
    "A character that only looks right is reported, with its place and the right one",
    arguments: [
      (
        "I select “Quarters” in “menu.sections”",
        "it has “ (U+201C, LEFT DOUBLE QUOTATION MARK) after “I select ”; write \" instead"
      ),
      ("I tap 'menu.signOut'", "it has ' (U+0027, APOSTROPHE) after “I tap ”; write \" instead"),
      (
        "an alert reads “It’s late”",
        "it has “ (U+201C, LEFT DOUBLE QUOTATION MARK) after “an alert reads ”; write \" instead"
      ),
      ("I\u{A0}go back", "it has U+00A0, NO-BREAK SPACE after “I”; write a plain blank instead"),
      ("I go\u{200B} back", "it has U+200B, ZERO WIDTH SPACE after “I go”; delete it"),
      ("\u{FEFF}I go back", "it has U+FEFF, ZERO WIDTH NO-BREAK SPACE at its beginning; delete it"),
      ("I go  back", "it has a second blank after “I go ”; delete it"),
    ])
  func oddCharacters(text: String, message: String) {
    #expect(problem(.test(text))?.message(for: text) == "no step matches “\(text)”: \(message).")
  }

  @Test("A character isn't blamed where the step would match no better without it")
  func oddCharactersElsewhere() {
    #expect(problem(.test("I tapp “menu.signOut”")) == .unknown(closest: "I tap {string}"))
  }

  @Test func aStepThatMatchesTwoIsAmbiguous() {
    let library = StepLibrary([
      StepDefinition("I see {string}") { _, _ in }, StepDefinition("I {see|hear} {string}") { _, _ in },
      StepDefinition("I hear {string}") { _, _ in },
    ])
    #expect(problem(.test(#"I see "x""#), in: library) == .ambiguous(["I see {string}", "I {see|hear} {string}"]))
  }

  @Test func aTableMustBeThereWhereItIsNeededAndNowhereElse() {
    #expect(problem(.test(#""places.list" shows"#)) == .tableMissing)
    #expect(problem(.test("I go back", table: [["a"]])) == .tableUnexpected)
  }

  @Test func noTwoDefinitionsAnswerToOneWording() {
    let definitions = StepLibrary.standard.definitions
    for definition in definitions {
      let sample = definition.pattern.wording
        .replacing("{string}", with: "\"x\"").replacing("{int}", with: "1")
        .replacing(/\{([^|}]+)\|[^}]*\}/) { $0.output.1 }
      #expect(definitions.filter { $0.pattern.match(sample) != nil }.count == 1, "\(sample)")
    }
  }
}

struct StepLibraryKeywordTests {
  @Test(arguments: [
    ("I am signed in", "Given"), ("the service \"note\" never answers", "Given"), ("I go back", "When"),
    ("5 ms pass", "When"), ("no alert is shown", "Then"), ("nothing is left behind", "Then"), ("whatever", "When"),
  ])
  func aStepHasTheKeywordItReadsBestWith(text: String, keyword: String) {
    #expect(StepLibrary.keyword(of: text) == keyword)
  }

  @Test(arguments: [("Given x", "x"), ("* x", "x"), ("But x", "x"), ("Givenx", "Givenx"), ("x", "x"), ("", "")])
  func aKeywordIsTakenOff(step: String, text: String) {
    #expect(StepLibrary.withoutKeyword(step) == text)
  }
}
