import Testing

@testable import Docs

struct DocsProblemTests {
  @Test(
    "A message names what is wrong and what to do",
    arguments: [
      (
        DocsProblem.unclosed(mark: "<!-- tree: A -->"),
        "“<!-- tree: A -->” has no end. Put <!-- end --> on a line of its own below it."
      ),
      (
        .unknownSnippet("a", path: "A.swift", known: ["b", "c"]),
        "A.swift has no snippet “a”. It has b, c."
      ),
      (
        .unknownArchitecture("Elm", known: ["MVC"]),
        "The kept result has no architecture “Elm”, but MVC. If it is a new one, measure it: Scripts/refresh-docs."
      ),
      (.unknownMeasure("a.b"), "There is no measure “a.b”. “compare list --measures” names all."),
      (.commandFailed("compare list", status: 2, reason: ""), "“compare list” ended with 2."),
    ])
  func message(problem: DocsProblem, text: String) {
    #expect("\(problem)" == text)
    #expect("\(PlacedProblem(path: "a.md", line: 2, column: 3, problem))" == "a.md:2:3: \(text)")
  }
}
