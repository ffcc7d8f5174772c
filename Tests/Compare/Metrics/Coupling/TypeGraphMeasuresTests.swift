import MadeFacts
@testable import Metrics
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

  @Test("Types with the same name are distinguished by file, and roles depend only on the name")
  func namesakes() {
    let graph = TypeGraph(.namesakes, module: "M")
    let (page, index) = ("Row (RowOfPage.swift)", "Row (RowOfIndex.swift)")
    #expect(graph.nodes.map(\.name) == ["Index", "Page", index, page])
    #expect(graph.nodes.map(\.qualifiedName) == ["Index", "Page", "Row", "Row"])
    #expect(graph.qualifiedName(of: page) == "Row")
    #expect(graph.fanIn == ["Page": 1, page: 1, index: 1])
    #expect(graph.fanOut == ["Index": 1, "Page": 1, index: 1])
    #expect(graph.cycles().isEmpty)
    #expect(graph.meanReach == 2.5)
  }

  @Test(
    "If the file's name is the same too, types are distinguished by its path, and in one file by their places",
    arguments: [
      (["A/Rows.swift", "B/Rows.swift"], ["Row (A/Rows.swift)", "Row (B/Rows.swift)"]),
      (["Rows.swift", "Rows.swift"], ["Row (Rows.swift:1:8)", "Row (Rows.swift:2:8)"]),
    ])
  func namesakesOfOneFile(files: [String], names: [String]) {
    var facts = IndexedModules()
    for (line, file) in zip(1..., files) {
      facts.symbols["s:\(line)"] = IndexedSymbol(usr: "s:\(line)", name: "Row", kind: .structure)
      facts.occurrences["M", default: []].append(
        SymbolOccurrence(usr: "s:\(line)", roles: .definition, file: file, line: line, column: 8))
    }
    #expect(TypeGraph(facts, module: "M").nodes.map(\.name) == names)
  }

  @Test("Propagation cost is the density of the reachability matrix, its diagonal included")
  func propagation() {
    // A→B→C: A reaches 3, B 2, C 1, D 1 of 4 each.
    #expect(graph(["A", "B", "C", "D"], [("A", "B"), ("B", "C")]).propagationCost == 7.0 / 16)
    #expect(graph(["A", "B"], [("A", "B"), ("B", "A")]).propagationCost == 1)
    #expect(graph(["A"], []).propagationCost == 1)
    #expect(graph([], []).propagationCost == 0)
  }

  @Test("Mean reach counts the types reached, including itself, and more if protocols lead to conforming types")
  func reach() {
    var facts = IndexedModules.made(
      ["M": ["A", "BProtocol", "B", "C", "D"]], [("A", "BProtocol"), ("B", "BProtocol"), ("B", "C")])
    facts.occurrences["M"]?.append(
      SymbolOccurrence(
        usr: "BProtocol", roles: .reference, file: "B.swift", line: 1, column: 10, relations: [.init(.baseOf, to: "B")])
    )
    let graph = TypeGraph(facts, module: "M")
    #expect(graph.conformances == [TypeGraph.Edge(from: "BProtocol", to: "B")])
    // A reaches 2, BProtocol 1, B 3, C and D 1 each of 5; through the protocol A reaches 4, BProtocol and B 3.
    #expect(graph.meanReach == 8.0 / 5)
    #expect(graph.propagationCost == 8.0 / 25)
    #expect(graph.meanReachWithConformers == 12.0 / 5)
    #expect(TypeGraph(IndexedModules(), module: "M").meanReach == 0)
  }

  @Test("Measured in lines, a large type weighs more than a small one")
  func reachInLines() {
    var facts = IndexedModules.made(["M": ["A", "B"]], [("A", "B")])
    func region(_ lines: Range<Int>) -> DeclaredRegion {
      DeclaredRegion(
        name: SourcePosition(line: 1, column: 7),
        extent: SourcePosition(
          line: lines.lowerBound, column: 1)..<SourcePosition(line: lines.upperBound - 1, column: 2))
    }
    facts.regions = ["A.swift": [region(1..<10)], "B.swift": [region(1..<2)]]
    let graph = TypeGraph(facts, module: "M")
    #expect(graph.nodes.map(\.lines) == [9, 1])
    // Each of A's nine lines reaches ten; B's one reaches itself.
    let mean: Double = (9 * 10 + 1) / 10
    #expect(graph.meanLinesReached == mean)
    #expect(TypeGraph(.made(["M": ["A"]], []), module: "M").meanLinesReached == 0)
  }

  @Test("The largest cycle is a share of the types without the protocols")
  func largestCycle() {
    let names = ["A", "B", "C", "D", "E", "AProtocol"]
    let references = [
      ("A", "B"), ("B", "A"), ("C", "D"), ("D", "E"), ("E", "C"), ("AProtocol", "A"), ("A", "AProtocol"),
    ]
    #expect(graph(names, references).largestCycleShare == 3.0 / 5)
    #expect(graph(["A", "AProtocol"], [("A", "AProtocol"), ("AProtocol", "A")]).largestCycleShare == 0)
    #expect(graph(["AProtocol"], []).largestCycleShare == 0)
  }

  @Test("Cycles are the groups that reach each other, with and without protocols")
  func cycles() {
    let graph = graph(
      ["A", "B", "C", "D", "E", "AProtocol"],
      [("A", "B"), ("B", "C"), ("C", "A"), ("C", "D"), ("D", "AProtocol"), ("AProtocol", "D"), ("E", "A")])
    #expect(graph.cycles() == [["A", "B", "C"], ["AProtocol", "D"]])
    #expect(graph.cycles(withProtocols: false) == [["A", "B", "C"]])
  }
}
