import Basics
import Testing

struct ReachingTests {
  private let uses = ["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": ["B"], "E": ["E"]]

  private func reached(from names: [String]) -> Set<String> { names.reaching { uses[$0] ?? [] } }

  @Test("All is reached that things lead to, however indirectly")
  func indirect() {
    #expect(reached(from: ["A"]) == ["B", "C", "D"])
  }

  @Test("What leads in a circle is reached once, and the circle ends")
  func circle() {
    #expect(reached(from: ["B"]) == ["B", "D"])
    #expect(reached(from: ["E"]) == ["E"])
  }

  @Test("What leads to nothing reaches nothing, itself included")
  func nothing() {
    #expect(reached(from: ["F"]).isEmpty)
    #expect(reached(from: []).isEmpty)
  }
}
