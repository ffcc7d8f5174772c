import Testing

@testable import Docs

struct InlineNumbersTests {
  private func numbers(_ line: String) -> InlineNumbers {
    InlineNumbers(line) { id, name throws(DocsProblem) in
      guard id == "a" else { throw .unknownMeasure(id) }
      return "\(name)!"
    }
  }

  @Test("Every number on a line is filled in")
  func filled() {
    let filled = numbers("x <!-- number: a B -->1<!-- /number --> y <!-- number: a C --><!-- /number -->.")
    #expect(filled.line == "x <!-- number: a B -->B!<!-- /number --> y <!-- number: a C -->C!<!-- /number -->.")
    #expect(filled.stale == ["<!-- number: a C -->", "<!-- number: a B -->"])
    #expect(filled.problems.isEmpty)
  }

  @Test("A correct number isn’t stale, and one in code isn’t filled")
  func fresh() {
    for line in ["<!-- number: a B -->B!<!-- /number -->", "`<!-- number: a B --><!-- /number -->`", "plain"] {
      let filled = numbers(line)
      #expect(filled.line == line)
      #expect(filled.stale.isEmpty && filled.problems.isEmpty)
    }
  }

  @Test("A wrong mark is reported, and the line stays")
  func wrong() {
    let cases: [(String, DocsProblem)] = [
      ("<!-- number: a B --> 1", .malformed(mark: "<!-- number: a B -->", form: InlineNumbers.form)),
      ("<!-- number: b B -->1<!-- /number -->", .unknownMeasure("b")),
      ("<!-- /number -->", .malformed(mark: "<!-- /number -->", form: InlineNumbers.form)),
      ("<!-- number: a -->", .malformed(mark: "<!-- number: a -->", form: InlineNumbers.form)),
    ]
    for (line, problem) in cases {
      let filled = numbers(line)
      #expect(filled.line == line)
      #expect(filled.problems == [problem])
    }
  }
}
