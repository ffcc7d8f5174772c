import MadeFacts
import Metrics
import Report
import Testing

struct CouplingReportTests {
  @Test("How far types reach stands above them, with quantiles; cohesion and balance are left to JSON")
  func reach() {
    let facts = IndexedModules.made(["M": ["A", "B", "C", "BProtocol"]], [("A", "B"), ("B", "A"), ("B", "C")])
    let module = CouplingResult.Module(
      name: "M", graph: TypeGraph(facts, module: "M"), lcom4: ["A": 2], hasRoles: true, role: { _ in nil })
    let lines = CouplingReport(CouplingResult(modules: [module])).lines
    #expect(
      lines.prefix(12).joined(separator: "\n") == """
        M: 4 types, 3 edges

        Mean reach: 2 types; by chance 2; with what conforms to protocols 2; 0 of 0 lines. Propagation cost:
          50.0 %.
        Fan-in: median 1, 90th percentile 1. Fan-out: median 0.50, 90th percentile 1.70. Largest cycle: 66.7
          % of the types without the protocols.

        type           kind  role  fan-in  fan-out  lines
        ─────────  ────────  ────  ──────  ───────  ─────
        A             class     –       1        1      0
        B             class     –       1        2      0
        BProtocol  protocol     –       0        0      0
        """)
    #expect(lines.contains("role     types  Ca  Ce"))
    #expect(!lines.contains { $0.contains("LCOM4") })
  }
}
