import Testing

@testable import Metrics

struct VerdictTests {
  private func verdict(_ interval: ClosedRange<Double>, mayBeSame: Bool = true) -> Verdict {
    Verdict(interval, margin: 0.03, mayBeSame: mayBeSame)
  }

  @Test("Slower and faster lie wholly beyond the margin, the same wholly within")
  func fourVerdicts() {
    #expect(verdict(0.031...0.05) == .slower)
    #expect(verdict(-0.05...(-0.031)) == .faster)
    #expect(verdict(-0.029...0.029) == .same)
    #expect(verdict(0.01...0.04) == .undecided)
    #expect(verdict(0.03...0.04) == .undecided)
    #expect(verdict(0.0...0.03) == .undecided)
  }

  @Test("A difference that is certain but smaller than the margin is none")
  func smallButCertain() {
    #expect(verdict(0.01...0.011) == .same)
  }

  @Test("Where the same code isn't seen to be the same, nothing is called so, and differences still are")
  func unfit() {
    #expect(verdict(-0.001...0.001, mayBeSame: false) == .undecided)
    #expect(verdict(0.1...0.2, mayBeSame: false) == .slower)
  }
}
