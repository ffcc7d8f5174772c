import Testing

@testable import Stories

struct StepPatternTests {
  private func match(_ wording: String, _ text: String) -> StepArguments? { StepPattern(wording).match(text) }

  @Test(arguments: [
    (#"I tap "a""#, "a"), (#"I tap """#, ""), (#"I tap "a b""#, "a b"), (#"I tap "say \"hi\"""#, #"say "hi""#),
    (#"I tap "a\\""#, #"a\"#), (#"I tap "a\nb""#, #"a\nb"#), (#"I tap "\\\"""#, #"\""#), (#"I tap "é👩‍👧""#, "é👩‍👧"),
    (#"I tap "{int}""#, "{int}"),
  ])
  func aTextStandsInDoubleQuotes(text: String, value: String) {
    #expect(match("I tap {string}", text) == StepArguments([.string(value)]))
  }

  @Test(arguments: [
    #"I tap a"#, #"I tap "a"#, #"I tap "a\""#, #"I tap "a\"#, #"I tap 'a'"#, #"I tap "a" now"#, #"i tap "a""#,
    #"I tap  "a""#, "I tap\u{301} \"a\"", "I tap \u{301}\"a\"", #" I tap "a""#, #"I tap "a" "#, "I tap “a”", "I tap ",
    "",
  ])
  func anythingElseIsAnotherStep(text: String) {
    #expect(match("I tap {string}", text) == nil)
  }

  @Test(arguments: [("0 ms pass", 0), ("007 ms pass", 7), ("300 ms pass", 300), ("999999999 ms pass", 999_999_999)])
  func aNumberHasUpToNineDigits(text: String, value: Int) {
    #expect(match("{int} ms pass", text) == StepArguments([.int(value)]))
  }

  @Test(arguments: [
    "1000000000 ms pass", "-1 ms pass", "+1 ms pass", " ms pass", "1.5 ms pass", "x ms pass", "٣ ms pass",
  ])
  func anyOtherNumberIsAnotherStep(text: String) {
    #expect(match("{int} ms pass", text) == nil)
  }

  @Test func aChoiceIsOneOfTheWords() {
    let wording = "it is {on|off|one}"
    #expect(match(wording, "it is on") == StepArguments([.string("on")]))
    #expect(match(wording, "it is one") == StepArguments([.string("one")]))
    #expect(match(wording, "it is of") == nil)
    #expect(match(wording, "it is ") == nil)
    #expect(match(wording, "it is on off") == nil)
  }

  @Test func whatVariesIsFoundInOrder() throws {
    let arguments = try #require(match("row {int} of {string} reads {string}", #"row 2 of "a" reads "b""#))
    #expect(arguments.int(0) == 2)
    #expect(arguments.string(1) == "a")
    #expect(arguments.string(2) == "b")
    #expect(arguments.table == [])
  }

  @Test func aTextDoesNotReachIntoTheNext() {
    #expect(match("{string} {string}", #""a" "b""#) == StepArguments([.string("a"), .string("b")]))
    #expect(match("{string}", #""a" "b""#) == nil)
  }

  @Test func aWordingWithoutPlacesMatchesItselfOnly() {
    #expect(match("I go back", "I go back") == StepArguments([]))
    #expect(match("I go back", "I go back again") == nil)
    #expect(match("I {go back", "I {go back") == StepArguments([]))
  }
}
