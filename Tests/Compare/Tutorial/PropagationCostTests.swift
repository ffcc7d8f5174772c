import MadeFacts
import Metrics
import Testing

/// The answer in the chapter on metrics.
struct PropagationCostTests {
  private func graph(_ names: [String], _ references: [(String, String)]) -> TypeGraph {
    TypeGraph(.made(["M": names], references), module: "M")
  }

  // snippet.answer
  @Test("Of sixteen pairs of types, eight reach each other")
  func fourTypes() {
    let graph = graph(["A", "B", "C", "D"], [("A", "B"), ("B", "C"), ("C", "B")])
    #expect(graph.propagationCost == 8.0 / 16)
    #expect(graph.cycles() == [["B", "C"]])
  }
  // snippet.end

  // snippet.exercise
  @Test("A fifth type without incoming references adds the types that it reaches")
  func fiveTypes() {
    let graph = graph(["A", "B", "C", "D", "E"], [("A", "B"), ("B", "C"), ("C", "B"), ("E", "A")])
    #expect(graph.propagationCost == 12.0 / 25)
  }
  // snippet.end
}
