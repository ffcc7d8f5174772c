import MadeResults
import Testing

@testable import Report
@testable import Results

struct ExplorerDataTests {
  private static let source = "final class Menu {\n\n  func tap() {\n    show()\n  }\n}\n"

  private func data() -> ExplorerData {
    var trace = TraceResult.fixture
    trace.functions[0].role = "view"
    trace.sources = [
      TraceResult.Source(
        architecture: "A", file: trace.functions[0].file, text: Self.source, units: [.init(first: 3, last: 5)])
    ]
    return ExplorerData(trace)
  }

  @Test("A function has its role, its source, and its lines")
  func functions() {
    let (data, menu) = (data(), data().functions[0])
    #expect(menu.role.map { data.roles[$0] } == "view")
    #expect(data.files[menu.file].text == Self.source)
    #expect([menu.line, menu.last] == [3, 5])
    #expect(data.files[data.functions[1].file].text == "")
    #expect(data.functions[1].line == data.functions[1].last)
  }

  @Test("Identical calls are merged, with a count")
  func sequences() {
    let trace = TraceResult.fixture
    for (packed, numbers) in zip(data().sequences, trace.sequences) {
      let times = stride(from: 2, to: packed.count, by: 4).map { packed[$0] }
      #expect(packed.count.isMultiple(of: 4))
      #expect(packed.count / 4 <= numbers.count / 2)
      #expect(times.allSatisfy { $0 >= 1 })
    }
    #expect(data().sequences.contains { $0.count == 16 && $0[10] == 2 })
  }

  @Test("A screen has exactly the lines that were seen")
  func screens() {
    let data = data()
    #expect(data.screens.map { $0.map { data.lines[$0] } } == TraceResult.fixture.screens)
    #expect(Set(data.lines).count == data.lines.count)
  }
}
