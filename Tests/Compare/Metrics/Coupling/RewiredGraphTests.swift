import Basics
import MadeFacts
import Testing

@testable import Metrics

struct RewiredGraphTests {
  private func byChance(
    _ names: [String], _ references: [(String, String)], draws: Int = 100, seed: UInt64 = 1
  ) -> Double {
    TypeGraph(.made(["M": names], references), module: "M").meanReachByChance(draws: draws, seed: seed)
  }

  private let ring = (["A", "B", "C", "D"], [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])

  @Test("With four types that each have one reference in and one out, all graphs are equally likely")
  func expectation() {
    // Six of the nine permutations without fixed points are rings, in which each reaches four; three are two pairs.
    let expected = (6.0 * 4 + 3 * 2) / 9
    #expect(abs(byChance(ring.0, ring.1, draws: 4000) - expected) < 0.06)
  }

  @Test("If the degrees allow only one graph, rewiring returns it")
  func onlyOne() {
    #expect(byChance(["A", "B", "C"], [("A", "B"), ("B", "C")]) == 2)
    #expect(byChance(["A", "B"], [("A", "B")]) == 1.5)
    #expect(byChance(["A", "B"], []) == 1)
    #expect(byChance([], []) == 0)
  }

  @Test("The same seed gives the same graphs")
  func seed() {
    #expect(byChance(ring.0, ring.1, seed: 7) == byChance(ring.0, ring.1, seed: 7))
    #expect(byChance(ring.0, ring.1, seed: 7) != byChance(ring.0, ring.1, seed: 8))
  }

  @Test("Each type keeps its fan-in and fan-out; none refers to itself, or twice to another")
  func degrees() {
    let successors = [[1, 2, 3], [2, 4], [0], [4, 5], [0, 1], []]
    var graph = RewiredGraph(successors)
    var random = SeededGenerator(seed: 3)
    var wired: Set<[[Int]]> = []
    for _ in 0..<50 {
      graph.rewire(using: &random)
      #expect(graph.successors.map(\.count) == successors.map(\.count))
      #expect(graph.successors.joined().sorted() == successors.joined().sorted())
      for (type, others) in graph.successors.enumerated() {
        #expect(!others.contains(type))
        #expect(Set(others).count == others.count)
      }
      wired.insert(graph.successors.map { $0.sorted() })
    }
    #expect(wired.count > 10)
  }
}
