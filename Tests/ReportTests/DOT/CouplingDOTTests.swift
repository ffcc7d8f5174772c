import MadeFacts
import Metrics
import Report
import Testing

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
