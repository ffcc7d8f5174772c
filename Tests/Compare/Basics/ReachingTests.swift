import Basics
import Testing

struct ReachingTests {
  private let uses = ["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": ["B"], "E": ["E"]]

  private func reached(from names: [String]) -> Set<String> { names.reaching { uses[$0] ?? [] } }

  @Test("Everything that an element leads to is reached, even indirectly")
  func indirect() {
    #expect(reached(from: ["A"]) == ["B", "C", "D"])
  }

  @Test("An element of a cycle is reached once")
  func circle() {
    #expect(reached(from: ["B"]) == ["B", "D"])
    #expect(reached(from: ["E"]) == ["E"])
  }

  @Test("An element that leads to nothing reaches nothing, not even itself")
  func nothing() {
    #expect(reached(from: ["F"]).isEmpty)
    #expect(reached(from: []).isEmpty)
  }
}
