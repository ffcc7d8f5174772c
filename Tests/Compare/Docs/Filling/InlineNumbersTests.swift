import Testing

@testable import Docs

struct InlineNumbersTests {
  private func numbers(_ line: String) -> InlineNumbers {
    InlineNumbers(line) { id, name throws(DocsProblem) in
      guard id == "a" else { throw .unknownMeasure(id) }
      return "\(name)!"
    }
  }

  @Test("Every number of a line is filled in")
  func filled() {
    let filled = numbers("x <!-- number: a B -->1<!-- /number --> y <!-- number: a C --><!-- /number -->.")
    #expect(filled.line == "x <!-- number: a B -->B!<!-- /number --> y <!-- number: a C -->C!<!-- /number -->.")
    #expect(filled.stale.map(\.column) == [3, 43])
    #expect(filled.problems.isEmpty)
  }

  @Test("A number that is as it is to be is not stale, and one in code is none")
  func fresh() {
    for line in ["<!-- number: a B -->B!<!-- /number -->", "`<!-- number: a B --><!-- /number -->`", "plain"] {
      let filled = numbers(line)
      #expect(filled.line == line)
      #expect(filled.stale.isEmpty && filled.problems.isEmpty)
    }
  }

  @Test("What is wrong is named, and the line stays")
  func wrong() {
    let cases: [(String, DocsProblem)] = [
      ("<!-- number: a B --> 1", .unclosedNumber), ("<!-- number: b B -->1<!-- /number -->", .unknownMeasure("b")),
      ("<!-- /number -->", .malformedNumber(mark: "<!-- /number -->")),
      ("<!-- number: a -->", .malformedNumber(mark: "<!-- number: a -->")),
    ]
    for (line, problem) in cases {
      let filled = numbers(line)
      #expect(filled.line == line)
      #expect(filled.problems.map(\.problem) == [problem])
    }
  }
}
