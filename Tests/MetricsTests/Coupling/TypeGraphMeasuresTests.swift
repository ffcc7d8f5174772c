import MadeFacts
import Metrics
import Testing

struct TypeGraphMeasuresTests {
  private func graph(_ names: [String], _ references: [(String, String)]) -> TypeGraph {
    TypeGraph(.made(["M": names], references), module: "M")
  }

  @Test("Fan-in and fan-out count types, not references")
  func fan() {
    let graph = graph(["A", "B", "C"], [("A", "B"), ("A", "B"), ("A", "C"), ("B", "C"), ("C", "C")])
    #expect(graph.fanIn == ["B": 1, "C": 2])
    #expect(graph.fanOut == ["A": 2, "B": 1])
    #expect(graph.edges[TypeGraph.Edge(from: "A", to: "B")]?.count == 1)
  }

  @Test("Propagation cost is the density of the reachability matrix, its diagonal included")
  func propagation() {
    // A→B→C: A reaches 3, B 2, C 1, D 1 of 4 each.
    #expect(graph(["A", "B", "C", "D"], [("A", "B"), ("B", "C")]).propagationCost == 7.0 / 16)
    #expect(graph(["A", "B"], [("A", "B"), ("B", "A")]).propagationCost == 1)
    #expect(graph(["A"], []).propagationCost == 1)
    #expect(graph([], []).propagationCost == 0)
  }

  @Test("Cycles are the groups that reach each other, with and without protocols")
  func cycles() {
    let graph = graph(
      ["A", "B", "C", "D", "E", "AProtocol"],
      [("A", "B"), ("B", "C"), ("C", "A"), ("C", "D"), ("D", "AProtocol"), ("AProtocol", "D"), ("E", "A")])
    #expect(graph.cycles() == [["A", "B", "C"], ["AProtocol", "D"]])
    #expect(graph.cycles(withProtocols: false) == [["A", "B", "C"]])
  }

  @Test("A chain of ten thousand types exhausts nothing")
  func longChain() {
    let names = (0..<10_000).map { "T\($0)" }
    let graph = graph(names, Array(zip(names, names.dropFirst())))
    #expect(graph.cycles() == [])
    #expect(graph.edges.count == 9_999)
  }

  @Test("A role's coupling counts types on both sides of its border")
  func roles() {
    let graph = graph(
      ["AView", "BView", "AModel", "ModelProtocol", "Odd"],
      [("AView", "AModel"), ("BView", "AModel"), ("AModel", "ModelProtocol"), ("Odd", "AView")])
    let roles = RoleCoupling.all(in: graph) { $0.hasSuffix("View") ? "view" : $0.contains("Model") ? "model" : nil }
    #expect(
      roles.map { "\($0.role) \($0.types) \($0.afferent) \($0.efferent)" } == [
        "model 2 2 0", "no role 1 0 1", "view 2 1 2",
      ])
    #expect(roles.map(\.abstractness) == [0.5, 0, 0])
    #expect(roles.map(\.instability) == [0, 1, 2.0 / 3])
    #expect(roles[0].distance == 0.5)
  }
}
