import Testing

@testable import Results
@testable import Report

struct TextTableTests {
  @Test func theFirstColumnStandsLeftTheOthersRight() {
    let table = TextTable(header: ["", "one", "2"], rows: [["a name", "1", "12345"], ["b", "1–22", ""]])
    #expect(
      table.lines == [
        "         one      2",
        "──────  ────  ─────",
        "a name     1  12345",
        "b       1–22",
      ])
  }

  @Test func aTableWithoutRowsIsItsHeader() {
    #expect(TextTable(header: ["a", "bc"], rows: []).lines == ["a  bc", "─  ──"])
  }

  @Test func aTextOfAnyLengthIsCut() {
    let long = String(repeating: "x", count: 100_000)
    #expect(TextTable(header: ["", long], rows: [[long, "1"]]).lines.map(\.count).max() == 162)
  }

  @Test func widthsAreThoseOfCharacters() {
    #expect(TextTable(header: ["é", "x"], rows: [["🏰", "µs"]]).lines == ["é   x", "─  ──", "🏰  µs"])
  }
}
