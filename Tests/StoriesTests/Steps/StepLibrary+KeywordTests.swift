import Testing

@testable import Stories

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
