import Foundation
import Runtime
import Testing

struct VerdictTests {
  private func verdict(_ values: [Double], margin: Double, probability: Double? = nil) -> Verdict {
    let mean = LaunchMean(of: values)
    return Verdict(mean, margin: margin, probability: probability ?? mean?.probability(ofBeingBeyond: margin) ?? 1)
  }

  @Test("Slower and faster lie wholly beyond the margin, the same wholly within")
  func fourVerdicts() {
    #expect(verdict([0.030, 0.031, 0.029, 0.030], margin: 0.01) == .slower)
    #expect(verdict([-0.030, -0.031, -0.029, -0.030], margin: 0.01) == .faster)
    #expect(verdict([0.001, -0.001, 0.002, 0], margin: 0.01) == .same)
    #expect(verdict([0.00, 0.03, 0.01, 0.02], margin: 0.01) == .undecided)
  }

  @Test("A difference that is certain but smaller than the margin is none")
  func smallButCertain() {
    #expect(verdict([0.005, 0.005, 0.005], margin: 0.01) == .same)
  }

  @Test("What the correction takes back is no difference")
  func corrected() {
    #expect(verdict([0.030, 0.031, 0.029, 0.030], margin: 0.01, probability: 0.06) == .undecided)
  }

  @Test("One launch decides nothing")
  func oneLaunch() {
    #expect(verdict([0.5], margin: 0.01, probability: 0) == .undecided)
  }

  @Test("The margin is 1 %, or twice what the same code differs from itself")
  func margin() {
    #expect(EquivalenceMargin.logMargin(sameAgain: nil) == log(1.01))
    #expect(EquivalenceMargin.logMargin(sameAgain: 0.002) == log(1.01))
    #expect(EquivalenceMargin.logMargin(sameAgain: -0.02) == 0.04)
  }
}
