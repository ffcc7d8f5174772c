import Testing

@testable import Docs

struct MeasuresTableTests {
  private let table = MeasuresTable(record: .made)

  @Test("Measures of the architectures that are named, in their order")
  func named() throws {
    #expect(
      try table.lines(["lines.code", "for", "Fancy", "Plain"]) == [
        "|  | Fancy | Plain |", "|:--|--:|--:|", "| code lines | 281 | 100 |",
      ])
  }

  @Test("Without names all are shown, and what isn't known is said")
  func all() throws {
    let lines = try table.lines(["lines.code", "lines.tests"])
    #expect(lines[0] == "|  | Plain | Fancy |")
    #expect(lines.suffix(3) == ["| test lines | – | – |", "", "–: not known."])
  }

  @Test("What is unknown is named", arguments: [["lines.bogus"], ["lines.code", "lines.bogus", "for", "Plain"]])
  func unknown(arguments: [String]) {
    #expect(throws: DocsProblem.unknownMeasure("lines.bogus")) { try table.lines(arguments) }
  }

  @Test("It takes a measure, and after “for” a name", arguments: [[], ["for", "Plain"], ["lines.code", "for"]])
  func malformed(arguments: [String]) {
    #expect(throws: NumbersKind.measures.malformed(arguments)) { try table.lines(arguments) }
  }
}
