import Report
import Testing

struct CSVTextTests {
  @Test(
    "A text that a spreadsheet would compute has an apostrophe before it, a number has none",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-cmd", "'-cmd"), ("\t=1", "\"'\t=1\""),
      ("-1.5", "-1.5"),
      ("-1e-05", "-1e-05"), ("=a,b", "\"'=a,b\""), ("a=1", "a=1"),
    ])
  func formulas(text: String, field: String) {
    #expect(CSVText(header: ["a"], rows: [[text]]).lines[1] == field)
  }

  @Test("Fields with commas, quotes or line breaks are quoted")
  func quoting() {
    let csv = CSVText(header: ["a", "b"], rows: [["1,2", "say \"x\""], ["line\nbreak", ""], ["plain", "é"]])
    #expect(csv.lines == ["a,b", "\"1,2\",\"say \"\"x\"\"\"", "\"line\nbreak\",", "plain,é"])
  }
}
