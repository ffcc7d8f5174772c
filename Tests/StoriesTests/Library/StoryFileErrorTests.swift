import Testing

@testable import Stories

struct StoryFileErrorTests {
  @Test(arguments: [
    (StepLibrary.Problem.unknown(closest: nil), "no step matches “x”."),
    (.unknown(closest: "y"), "no step matches “x”. The closest is “y”."),
    (.ambiguous(["a", "b"]), "“x” matches 2 steps: “a”, “b”"), (.tableMissing, "“x” needs a table below it"),
    (.tableUnexpected, "“x” takes no table"),
  ])
  func aStepsProblem(problem: StepLibrary.Problem, message: String) {
    let error = StoryFileError(
      path: "a.feature", location: SourceLocation(line: 3, column: 5), reason: .step("x", problem))
    #expect(error.description == "a.feature:3:5: \(message)")
  }

  @Test func aFileAsAWholeHasNoLine() {
    let error = StoryFileError(path: "a.feature", reason: .unreadable("No luck."))
    #expect(error.description == "a.feature: can't be read: No luck.")
  }
}
