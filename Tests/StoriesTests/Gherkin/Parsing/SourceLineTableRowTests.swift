import Testing

@testable import Stories

struct SourceLineTableRowTests {
  private func row(_ text: String) throws -> TableRow {
    try #require(try GherkinFixture.line(text)).tableRow
  }

  @Test(arguments: [
    ("|a|b|", ["a", "b"]), ("|  a b |\u{A0}\tc \t|  ", ["a b", "c"]), ("||", [""]), ("|", []), ("|  | |", ["", ""]),
    ("|a|b", ["a"]), ("|a| no cell", ["a"]), (#"|a\|b|"#, ["a|b"]), (#"|a\\|b|"#, [#"a\"#, "b"]),
    (#"|a\nb|"#, ["a\nb"]), (#"|\n|"#, ["\n"]), (#"|a\zb|"#, [#"a\zb"#]), (#"|\\n|"#, [#"\n"#]), (#"|a|b\"#, ["a"]),
    (#"|a\|"#, []), (#"|\\\|a\\\\ |"#, [#"\|a\\"#]), (#"|\é|"#, [#"\é"#]), (#"| \ |"#, [#"\"#]),
  ])
  func cellsAreTrimmedAndTheirEscapesRead(text: String, values: [String]) throws {
    #expect(try row(text).values == values)
  }

  @Test func aCellStandsWhereItsTextBegins() throws {
    let row = try row("  | 🥒é |\\||x|   |")
    #expect(row.location == SourceLocation(line: 1, column: 3))
    #expect(row.cells.map(\.location.column) == [5, 9, 12, 17])
  }
}
