import Testing

@testable import Results
@testable import Report

struct TextTableTests {
  @Test func theFirstColumnStandsLeftTheOthersRight() {
    let lines = TextTable.lines(header: ["", "one", "2"], rows: [["a name", "1", "12345"], ["b", "1–22", ""]])
    #expect(
      lines == [
        "         one      2",
        "──────  ────  ─────",
        "a name     1  12345",
        "b       1–22",
      ])
  }

  @Test func aTableWithoutRowsIsItsHeader() {
    #expect(TextTable.lines(header: ["a", "bc"], rows: []) == ["a  bc", "─  ──"])
  }

  @Test func aTextOfAnyLengthIsCut() {
    let long = String(repeating: "x", count: 100_000)
    #expect(TextTable.lines(header: ["", long], rows: [[long, "1"]]).map(\.count).max() == 162)
  }

  @Test func widthsAreThoseOfCharacters() {
    #expect(TextTable.lines(header: ["é", "x"], rows: [["🏰", "µs"]]) == ["é   x", "─  ──", "🏰  µs"])
  }
}
