import Testing

@testable import Docs

struct DocsProblemTests {
  @Test("A message contains the place, the problem, and the remedy")
  func message() {
    let known = DocsProblem.unknownSnippet("a", path: "A.swift", known: ["b", "c"])
    #expect(
      "\(DocsFinding(path: "a.md", line: 2, problem: known))" == "a.md:2: A.swift has no snippet “a”. It has b, c.")
    #expect(
      "\(DocsProblem.unknownArchitecture("a", known: ["MVC"]))"
        == "The recorded result has no architecture “a”, but MVC. If it is new, measure it: Scripts/refresh-docs.")
  }
}
