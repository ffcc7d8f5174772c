import Testing

@testable import Docs
@testable import Results

struct RecordTablesTests {
  private let table = RecordTables(record: .made)

  @Test(
    "Costs are shown next to the reference’s, with a ratio, points for shares, and nothing for times",
    arguments: [
      "|  | Plain | Fancy | difference |", "| code lines | 100 | 281 | ×2.81 |",
      "| fan-out, 90th percentile | 0 | 3 | +3 |", "| regions run by own tests ↑ | 90.5 % | 96.0 % | +5.5 points |",
      "| time of a step (µs) ↓ | 10.0 | 11.0 |  |",
      "| time against the reference ↓ | – | +10.0 % (+5.0…+15.0 %) |  |",
      "Measured on 2026-11-20, Abacus, Swift 6.3.1. In brackets: the 95 % interval, within one session.",
      "–: not known.",
    ])
  func costs(line: String) throws {
    #expect(try table.costs(["Fancy"]).contains(line))
  }

  @Test("The reference is shown without a comparison")
  func reference() throws {
    let lines = try table.costs(["Plain"])
    #expect(lines[0] == "|  | Plain |")
    #expect(!lines.contains { $0.contains("against the reference") })
  }

  @Test("Measures are shown for the named architectures, in their order")
  func measures() throws {
    #expect(
      try table.measures(["lines.code", "for", "Fancy", "Plain"]) == [
        "|  | Fancy | Plain |", "|:--|--:|--:|", "| code lines | 281 | 100 |",
      ])
  }

  @Test("Without names all architectures are shown, with a note on gaps")
  func gaps() throws {
    let lines = try table.measures(["lines.code", "lines.tests"])
    #expect(lines[0] == "|  | Plain | Fancy |")
    #expect(lines.suffix(3) == ["| own test lines | – | – |", "", "–: not known."])
  }

  @Test("A part stands for all its measures that have a number")
  func part() throws {
    let lines = try table.measures(["lines", "for", "Plain"])
    let measured = Measures.all.filter { $0.part == .lines && $0.value(.made, "Plain") != nil }
    #expect(lines.filter { $0.hasPrefix("| ") }.count == measured.count + 1)
    #expect(lines.contains("| code lines | 100 |"))
    #expect(!lines.contains { $0.hasPrefix("| own test lines |") })
    #expect(!lines.contains("–: not known."))
  }

  @Test("Brackets are explained only in a table that has some")
  func brackets() throws {
    #expect(try table.measures(["runtime.step"]).suffix(2) == ["", "Measured on 2026-11-20, Abacus, Swift 6.3.1."])
    #expect(try table.measures(["runtime.against"]).contains { $0.hasSuffix("95 % interval, within one session.") })
  }

  @Test("Each role has its types and lines")
  func roles() throws {
    #expect(
      try table.roles(["Fancy"]) == [
        "| role | types | code lines |", "|:--|--:|--:|", "| View | 2 | 200 |", "| no role | 0 | 81 |",
      ])
    var result = SuiteResult.made
    result.coupling = nil
    #expect(
      try RecordTables(record: result).roles(["Fancy"]).suffix(4) == [
        "| View | – | 200 |", "| no role | – | 81 |", "", "–: not known.",
      ])
  }

  @Test("A yes shows the number of references behind it")
  func questions() throws {
    #expect(
      try table.questions([]) == [
        "|  | Plain | Fancy |", "|:--|--:|--:|", "| Is it? | yes (2) | no |", "| view controllers | 2 | 2 |",
        "| decisions in their code | 9 | 4 |", "", "In brackets the references that make it a yes.",
      ])
    #expect(try table.questions(["Fancy"])[0] == "|  | Fancy |")
    var result = SuiteResult.made
    result.rules = nil
    #expect(
      try RecordTables(record: result).questions([])[2...3] == [
        "| view controllers | – | – |", "| decisions in their code | – | – |",
      ])
  }

  @Test("A missing or unknown name is refused", arguments: [[], ["Elm"], ["lines.code", "for", "Elm"]])
  func unknown(arguments: [String]) {
    #expect(throws: DocsProblem.self) { try table.costs(arguments) }
    #expect(throws: DocsProblem.self) { try table.roles(arguments) }
    #expect(throws: DocsProblem.self) { try table.measures(arguments) }
  }
}
