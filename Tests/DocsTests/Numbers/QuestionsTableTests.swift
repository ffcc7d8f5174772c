import Testing

@testable import Docs

struct QuestionsTableTests {
  private let table = QuestionsTable(record: .made)

  @Test("A yes has the number of references that make it one")
  func answers() throws {
    #expect(
      try table.lines([]) == [
        "|  | Plain | Fancy |", "|:--|--:|--:|", "| Is it? | yes (7) | no |", "| view controllers | 2 | 2 |",
        "| decisions in their code | 9 | – |", "", "In brackets the references that make it a yes.",
      ])
  }

  @Test("Only those that are named are shown")
  func named() throws {
    #expect(try table.lines(["Fancy"])[0] == "|  | Fancy |")
    #expect(throws: DocsProblem.unknownArchitecture("Elm", known: ["Plain", "Fancy"])) { try table.lines(["Elm"]) }
  }
}
