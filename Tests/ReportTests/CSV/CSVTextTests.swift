import Report
import Testing

struct CSVTextTests {
  @Test("Fields with commas, quotes or line breaks are quoted")
  func quoting() {
    let csv = CSVText(header: ["a", "b"], rows: [["1,2", "say \"x\""], ["line\nbreak", ""], ["plain", "é"]])
    #expect(csv.lines == ["a,b", "\"1,2\",\"say \"\"x\"\"\"", "\"line\nbreak\",", "plain,é"])
  }
}
