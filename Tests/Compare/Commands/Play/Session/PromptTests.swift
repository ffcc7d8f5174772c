import Testing

@testable import CompareSuite

struct PromptTests {
  @Test func keysChangeItsText() {
    var prompt = Prompt(.step, text: "I go ")
    for key in [Key.scalar("b"), .scalar("e"), .scalar("\u{301}"), .backspace, .paste("ack\r\nnow\u{1B}"), .up] {
      prompt.press(key)
    }
    #expect(prompt.text == "I go backnow")
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
    (
      Prompt.Purpose.field(id: "note.text"), #"a "b" \ c"#,
      PlayIntent.take(#"When I type "a \"b\" \\ c" into "note.text""#)
    ),
    (.field(id: "note.text"), " ", .take(#"When I type " " into "note.text""#)),
    (.field(id: "note.text"), "", .take(#"When I clear "note.text""#)), (.milliseconds, "250", .take("250 ms pass")),
    (.delay(service: "note"), "50", .take(#"the service "note" answers after 50 ms"#)),
    (.link, "guide://x", .take(#"When I open the link "guide://x""#)),
    (.favourite, "maat", .take(#"Given the place "maat" is a favourite"#)),
    (.noFavourite, "maat", .take(#"Given the place "maat" is no favourite"#)),
    (.removedPlace, "maat", .take(#"Given the place "maat" is removed from the guide"#)),
    (.returnedPlace, "maat", .take(#"Given the place "maat" is back in the guide"#)),
    (.renamedPlace, "maat Museu novo", .take(#"Given the place "maat" is called "Museu novo""#)),
    (.renamedPlace, #"maat The "M""#, .take(#"Given the place "maat" is called "The \"M\"""#)),
    (.renamedPlace, "maat", .take(#"Given the place "maat" is called """#)),
    (.places, "500", .take("500 places in the guide")), (.step, "I go back", .take("I go back")),
    (.file, "a.feature", .save(path: "a.feature")),
  ])
  func whatIsMeantIsAStepOrAFile(purpose: Prompt.Purpose, text: String, intent: PlayIntent) {
    #expect(Prompt(purpose, text: text).intent == intent)
    #expect(!Prompt(purpose).label.isEmpty)
  }

  @Test func nothingTypedIsNothingMeant() {
    #expect(Prompt(.step, text: "  ").intent == nil)
    #expect(Prompt(.file).intent == nil)
  }
}
