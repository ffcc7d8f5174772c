import Testing

@testable import Docs

struct CostsTableTests {
  private let table = CostsTable(record: .made)

  @Test("An architecture stands beside the first one, with how many times as much it is")
  func beside() throws {
    let lines = try table.lines(["Fancy"])
    #expect(lines[0] == "|  | Plain | Fancy | difference |")
    #expect(lines.contains("| code lines | 100 | 281 | ×2.81 |"))
    #expect(lines.contains("| fan-out, 90th percentile | 0 | 3 | +3 |"))
  }

  @Test("Of shares the difference is that of the numbers before they were rounded, in points")
  func points() throws {
    #expect(try table.lines(["Fancy"]).contains("| regions run by unit tests ↑ | 90.5 % | 96.0 % | +5.5 points |"))
  }

  @Test("A ratio has its interval, times have no other difference, and their place and day stand below")
  func timed() throws {
    let lines = try table.lines(["Fancy"])
    #expect(lines.contains("| time of a step (µs) ↓ | 10.0 | 11.0 |  |"))
    #expect(lines.contains("| time against the reference ↓ | – | +10.0 % (+5.0…+15.0 %) |  |"))
    #expect(lines.contains("Times are of 2026-11-20, on Abacus, Swift 6.3.1; in brackets the 95 % interval."))
    #expect(lines.last == "–: not known.")
  }

  @Test("The first one stands alone")
  func reference() throws {
    let lines = try table.lines(["Plain"])
    #expect(lines[0] == "|  | Plain |")
    #expect(!lines.contains { $0.contains("against the reference") })
  }

  @Test("It takes one name that is known")
  func wrong() {
    #expect(throws: DocsProblem.unknownArchitecture("Elm", known: ["Plain", "Fancy"])) { try table.lines(["Elm"]) }
    for names in [[], ["Plain", "Fancy"]] {
      #expect(throws: NumbersKind.costs.malformed(names)) { try table.lines(names) }
    }
  }
}
