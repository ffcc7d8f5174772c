import MadeFacts
import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

struct CouplingReportTests {
  @Test("A module's measures come before its types")
  func measures() {
    let facts = IndexedModules.made(["M": ["A", "B", "C", "BProtocol"]], [("A", "B"), ("B", "A"), ("B", "C")])
    let lines = CouplingReport(CouplingResult(modules: [.made("M", TypeGraph(facts, module: "M"))])).lines
    #expect(
      lines.prefix(20).joined(separator: "\n") == """
        M
        ──────────────────────────────  ──────
        types                                4
        fan-in, 90th percentile              1
        fan-out, 90th percentile          1.70
        mean reach                           2
        mean reach, with what conforms       2
        mean reach, against chance       ×1.00
        mean reach, in lines                 0
        propagation cost                50.0 %
        largest cycle, of the types     66.7 %
        references to the model              0
        references to the view kit           0

        type           kind  role  fan-in  fan-out  lines
        ─────────  ────────  ────  ──────  ───────  ─────
        A             class     –       1        1      0
        B             class     –       1        2      0
        BProtocol  protocol     –       0        0      0
        C             class     –       1        0      0
        """)
  }

  @Test("Types with the same name each have a row, a role and numbers")
  func namesakes() {
    let graph = TypeGraph(.namesakes, module: "M")
    let module = CouplingResult.Module(name: "M", graph: graph, numbers: GraphMeasure.numbers(of: graph)) {
      $0 == "Row" ? "row" : nil
    }
    let lines = CouplingReport(CouplingResult(modules: [module])).lines
    #expect(
      lines.filter { $0.hasPrefix("Row") } == [
        "Row (RowOfIndex.swift)  class   row       1        1      0",
        "Row (RowOfPage.swift)   class   row       1        0      0",
      ])
    #expect(lines.contains("No cycles."))
    #expect(
      module.edges.map { "\($0.from) → \($0.to)" } == [
        "Index → Row (RowOfIndex.swift)", "Page → Row (RowOfPage.swift)", "Row (RowOfIndex.swift) → Page",
      ])
  }
}

extension CouplingResult.Module {
  fileprivate static func made(_ name: String, _ graph: TypeGraph) -> CouplingResult.Module {
    CouplingResult.Module(name: name, graph: graph, numbers: GraphMeasure.numbers(of: graph)) { _ in nil }
  }
}

struct RoleOrderTests {
  private func pair(_ from: String, _ to: String) -> TypePair { TypePair(from: from, to: to) }

  @Test("A type comes before the types that it refers to")
  func sequence() {
    let weights = [pair("c", "b"): 1, pair("b", "a"): 1, pair("c", "a"): 5]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["c", "b", "a"])
  }

  @Test("In a cycle the lighter reference points backwards, and each type appears once")
  func cycle() {
    let weights = [pair("a", "b"): 9, pair("b", "a"): 1, pair("b", "c"): 2]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["a", "b", "c"])
  }

  @Test("A layer is below everything that refers to it")
  func layers() {
    let edges = [pair("a", "b"), pair("b", "c"), pair("a", "c"), pair("a", "d")]
    #expect(RoleOrder.layers(of: ["a", "b", "d", "c"], edges: edges) == [["a"], ["b", "d"], ["c"]])
  }
}
