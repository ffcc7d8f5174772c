import Testing

@testable import CompareSuite

struct PromptTests {
  @Test func keysChangeItsText() {
    var prompt = Prompt("Step", for: .anyStep, text: "I go ")
    for key in [Key.scalar("b"), .scalar("e"), .scalar("\u{301}"), .backspace, .scalar("x"), .up] {
      prompt.press(key)
    }
    #expect(prompt.text == "I go bx")
    prompt.press(.control("w"))
    #expect(prompt.text == "I go ")
    prompt.press(.control("w"))
    #expect(prompt.text == "I ")
    prompt.press(.control("u"))
    #expect(prompt.text == "")
    prompt.press(.backspace)
    #expect(prompt.text == "")
  }

  @Test(arguments: [
    (Prompt.Purpose.field(id: "note.text"), #"a "b" \ c"#, #"When I type "a \"b\" \\ c" into "note.text""#),
    (.field(id: "note.text"), " ", #"When I type " " into "note.text""#),
    (.field(id: "note.text"), "", #"When I clear "note.text""#), (.step("{int} ms pass"), "250", "250 ms pass"),
    (.step("I open the link {string}"), #"x "y""#, #"I open the link "x \"y\"""#),
    (.newName, "maat Museu novo", #"Given the place "maat" is called "Museu novo""#),
    (.newName, #"maat The "M""#, #"Given the place "maat" is called "The \"M\"""#),
    (.newName, "maat", #"Given the place "maat" is called """#), (.anyStep, "I go back", "I go back"),
  ])
  func aTextMakesAStep(purpose: Prompt.Purpose, text: String, step: String) {
    #expect(Prompt("", for: purpose, text: text).intent == .take(step))
  }

  @Test func aPathIsSavedTo() {
    #expect(Prompt("", for: .file, text: "a.feature").intent == .save(path: "a.feature"))
  }

  @Test func withoutATextNothingIsDone() {
    #expect(Prompt("", for: .anyStep, text: "  ").intent == nil)
    #expect(Prompt("", for: .file).intent == nil)
  }
}
