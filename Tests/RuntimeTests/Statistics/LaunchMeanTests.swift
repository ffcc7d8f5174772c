import Runtime
import Testing

struct LaunchMeanTests {
  /// Mean 3, squares 4 + 1 + 0 + 1 + 4, s² = 10/4, s/√n = √(2.5/5); t(0.975; 4) = 2.776445.
  @Test("The interval of 1 to 5 is worked out by hand")
  func byHand() throws {
    let mean = try #require(LaunchMean(of: [1, 2, 3, 4, 5]))
    #expect(mean.mean == 3)
    #expect(abs(mean.standardError - 0.5.squareRoot()) < 1e-12)
    #expect(abs(mean.halfWidth() - 2.776445 * 0.5.squareRoot()) < 1e-5)
    #expect(abs(mean.interval().upperBound - 4.963243) < 1e-5)
  }

  @Test("Fewer than two launches say nothing", arguments: [[], [1]])
  func tooFew(values: [Double]) {
    #expect(LaunchMean(of: values) == nil)
  }

  @Test("At a margin that the interval just reaches, being beyond it has a probability of 5 %")
  func beyondTheMargin() throws {
    let mean = try #require(LaunchMean(of: [1, 2, 3, 4, 5]))
    let margin = mean.interval().lowerBound
    #expect(abs(mean.probability(ofBeingBeyond: margin) - 0.05) < 1e-9)
    #expect(mean.probability(ofBeingBeyond: margin - 0.1) < 0.05)
    #expect(mean.probability(ofBeingBeyond: 3) == 1)
    #expect(mean.probability(ofBeingBeyond: 4) == 1)
  }

  @Test("It is two-sided")
  func twoSided() throws {
    let above = try #require(LaunchMean(of: [1, 2, 3]))
    let below = try #require(LaunchMean(of: [-1, -2, -3]))
    #expect(above.probability(ofBeingBeyond: 0.5) == below.probability(ofBeingBeyond: 0.5))
  }

  @Test("Launches that agree to the last digit are certain")
  func noSpread() throws {
    let mean = try #require(LaunchMean(of: [2, 2, 2]))
    #expect(mean.interval() == 2...2)
    #expect(mean.probability(ofBeingBeyond: 1) == 0)
    #expect(mean.probability(ofBeingBeyond: 2) == 1)
  }
}
