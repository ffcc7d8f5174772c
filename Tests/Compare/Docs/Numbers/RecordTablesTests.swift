import Testing

@testable import Docs
@testable import Results

struct CostsTableTests {
  private let table = RecordTables(record: .made)

  @Test("An architecture stands beside the first one, with how many times as much it is")
  func beside() throws {
    let lines = try table.costs(["Fancy"])
    #expect(lines[0] == "|  | Plain | Fancy | difference |")
    #expect(lines.contains("| code lines | 100 | 281 | ×2.81 |"))
    #expect(lines.contains("| fan-out, 90th percentile | 0 | 3 | +3 |"))
  }

  @Test("Of shares the difference is that of the numbers before they were rounded, in points")
  func points() throws {
    #expect(try table.costs(["Fancy"]).contains("| regions run by unit tests ↑ | 90.5 % | 96.0 % | +5.5 points |"))
  }

  @Test("A ratio has its interval, times have no other difference, and their place and day stand below")
  func timed() throws {
    let lines = try table.costs(["Fancy"])
    #expect(lines.contains("| time of a step (µs) ↓ | 10.0 | 11.0 |  |"))
    #expect(lines.contains("| time against the reference ↓ | – | +10.0 % (+5.0…+15.0 %) |  |"))
    #expect(lines.contains("Times are of 2026-11-20, on Abacus, Swift 6.3.1; in brackets the 95 % interval."))
    #expect(lines.last == "–: not known.")
  }

  @Test("The first one stands alone")
  func reference() throws {
    let lines = try table.costs(["Plain"])
    #expect(lines[0] == "|  | Plain |")
    #expect(!lines.contains { $0.contains("against the reference") })
  }

  @Test("It takes one name that is known")
  func wrong() {
    #expect(throws: DocsProblem.unknownArchitecture("Elm", known: ["Plain", "Fancy"])) { try table.costs(["Elm"]) }
    #expect(throws: DocsProblem.self) { try table.costs(["Plain", "Fancy"]) }
  }
}

struct MeasuresTableTests {
  private let table = RecordTables(record: .made)

  @Test("Measures of the architectures that are named, in their order")
  func named() throws {
    #expect(
      try table.measures(["lines.code", "for", "Fancy", "Plain"]) == [
        "|  | Fancy | Plain |", "|:--|--:|--:|", "| code lines | 281 | 100 |",
      ])
  }

  @Test("Without names all are shown, and what isn't known is said")
  func all() throws {
    let lines = try table.measures(["lines.code", "lines.tests"])
    #expect(lines[0] == "|  | Plain | Fancy |")
    #expect(lines.suffix(3) == ["| test lines | – | – |", "", "–: not known."])
  }

  @Test("A part is all of its measures that reports show")
  func part() throws {
    let lines = try table.measures(["lines", "for", "Plain"])
    #expect(lines.count { $0.hasPrefix("| ") } == Measures.all.count { $0.part == .lines } + 1)
    #expect(lines.contains("| code lines | 100 |"))
  }

  @Test(
    "A measure that is missing or unknown is named",
    arguments: [["lines.bogus"], ["lines.code", "lines.bogus", "for", "Plain"], [], ["for", "Plain"]])
  func unknown(arguments: [String]) {
    #expect(throws: DocsProblem.self) { try table.measures(arguments) }
  }
}

struct RolesTableTests {
  @Test("Each role has its types and lines, and what isn't known is said")
  func roles() throws {
    #expect(
      try RecordTables(record: .made).roles(["Fancy"]) == [
        "| role | types | code lines |", "|:--|--:|--:|", "| View | 2 | 200 |", "| no role | – | 81 |", "",
        "–: not known.",
      ])
  }
}

struct QuestionsTableTests {
  private let table = RecordTables(record: .made)

  @Test("A yes has the number of references that make it one")
  func answers() throws {
    #expect(
      try table.questions([]) == [
        "|  | Plain | Fancy |", "|:--|--:|--:|", "| Is it? | yes (7) | no |", "| view controllers | 2 | 2 |",
        "| decisions in their code | 9 | – |", "", "In brackets the references that make it a yes.",
      ])
  }

  @Test("Only those that are named are shown")
  func named() throws {
    #expect(try table.questions(["Fancy"])[0] == "|  | Fancy |")
    #expect(throws: DocsProblem.unknownArchitecture("Elm", known: ["Plain", "Fancy"])) { try table.questions(["Elm"]) }
  }
}
