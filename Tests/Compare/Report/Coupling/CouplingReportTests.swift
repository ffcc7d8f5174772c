import MadeFacts
import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

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

struct CouplingDOTTests {
  @Test("Types are nodes, references arrows, and what is in a cycle is red; names are quoted")
  func document() {
    let result = CouplingResult(modules: [
      CouplingResult.Module(
        name: "M", graph: TypeGraph(.cycle, module: "M"), lcom4: ["A": 2], hasRoles: true,
        role: { $0 == "A" ? "the \"first\"" : nil })
    ])
    #expect(
      CouplingDOT(result).lines == [
        "digraph coupling {", "  rankdir=LR;", "  node [shape=box, fontname=\"Helvetica\"];",
        "  subgraph \"cluster_M\" {", "    label=\"M\";", "    \"M.A\" [label=\"A\\nthe \\\"first\\\"\"];",
        "    \"M.AProtocol\" [label=\"AProtocol\", shape=ellipse];", "    \"M.B\" [label=\"B\"];",
        "    \"M.A\" -> \"M.AProtocol\";", "    \"M.A\" -> \"M.B\" [color=red];", "    \"M.B\" -> \"M.A\" [color=red];",
        "  }", "}",
      ])
  }
}

extension IndexedModules {
  fileprivate static let cycle = made(["M": ["A", "B", "AProtocol"]], [("A", "B"), ("B", "A"), ("A", "AProtocol")])
}

struct RoleOrderTests {
  private func pair(_ from: String, _ to: String) -> TypePair { TypePair(from: from, to: to) }

  @Test("What refers stands before what is referred to")
  func sequence() {
    let weights = [pair("c", "b"): 1, pair("b", "a"): 1, pair("c", "a"): 5]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["c", "b", "a"])
  }

  @Test("In a cycle the lighter reference leads backwards, and everybody is there once")
  func cycle() {
    let weights = [pair("a", "b"): 9, pair("b", "a"): 1, pair("b", "c"): 2]
    #expect(RoleOrder.sequence(of: ["a", "b", "c"], weights: weights) == ["a", "b", "c"])
  }

  @Test("A layer lies below all that refers to it")
  func layers() {
    let edges = [pair("a", "b"), pair("b", "c"), pair("a", "c"), pair("a", "d")]
    #expect(RoleOrder.layers(of: ["a", "b", "d", "c"], edges: edges) == [["a"], ["b", "d"], ["c"]])
  }

  @Test("Nobody makes no layers")
  func nobody() {
    #expect(RoleOrder.layers(of: [], edges: []).isEmpty)
  }
}
