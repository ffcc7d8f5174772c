import Report
import Testing

struct CSVTextSuiteTests {
  @Test("There is a row for each measure of each architecture, and what isn't known is empty")
  func rows() throws {
    let lines = CSVText(try SuiteResult.made()).lines
    #expect(lines.count == 1 + Measures.all.count * 2)
    #expect(lines[0] == "id,architecture,value,low,high,unit")
    #expect(lines.contains("lines.code,B,30.0,,,lines"))
    #expect(lines.contains("runtime.against,A,,,,ratio"))
    #expect(lines.contains { $0.hasPrefix("runtime.against,B,1.") && !$0.contains(",,") })
  }
}
