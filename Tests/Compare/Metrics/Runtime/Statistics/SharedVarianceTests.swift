import Testing

@testable import Metrics

struct ProcessMeanTests {
  /// Mean 3, squares 4 + 1 + 0 + 1 + 4, s² = 10/4.
  @Test("Mean and variance of 1 to 5 are worked out by hand")
  func byHand() throws {
    let mean = try #require(ProcessMean(of: [1, 2, 3, 4, 5]))
    #expect(mean.mean == 3 && mean.variance == 2.5 && mean.count == 5)
  }

  @Test("Fewer than two processes give no variance", arguments: [[], [1]])
  func tooFew(values: [Double]) {
    #expect(ProcessMean(of: values) == nil)
  }
}

struct SharedVarianceTests {
  @Test("ψ and its derivative are those of the tables")
  func polygamma() {
    #expect(abs(Polygamma.digamma(1) + 0.577215664902) < 1e-9)
    #expect(abs(Polygamma.trigamma(1) - Double.pi * Double.pi / 6) < 1e-9)
    #expect(abs(Polygamma.trigamma(0.5) - Double.pi * Double.pi / 2) < 1e-9)
    for x in [0.3, 1.0, 7, 90] { #expect(abs(Polygamma.inverseTrigamma(Polygamma.trigamma(x)) / x - 1) < 1e-6) }
  }

  @Test("Too few variances aren't pooled")
  func few() {
    let shared = SharedVariance(of: [1, 2, 3, 4, 5], ownDegrees: 4, atMost: 24)
    #expect(shared.moderated(3) == 3 && shared.degreesOfFreedom == 4)
  }

  @Test("Variances that differ less than by chance become one, with all degrees of freedom")
  func alike() {
    let shared = SharedVariance(of: [1, 1.1, 0.9, 1.05, 0.95, 1], ownDegrees: 4, atMost: 20)
    #expect(abs(shared.moderated(7) - 1) < 1e-12 && shared.degreesOfFreedom == 20)
  }

  @Test("Others shrink towards the middle, and no farther")
  func moved() {
    let shared = SharedVariance(of: [0.01, 0.1, 1, 10, 100, 1000], ownDegrees: 4, atMost: 20)
    #expect(shared.moderated(1000) < 1000 && shared.moderated(1000) > 500)
    #expect(shared.moderated(0.01) > 0.01 && shared.degreesOfFreedom > 4 && shared.degreesOfFreedom < 6)
  }

  @Test("The distribution of the variances is recovered: 4 degrees about 2")
  func recovered() {
    var chance = Chance(seed: 5)
    let variances = (0..<4000).map { _ in
      let truth = 2 * 4 / chance.chiSquare(4)
      return truth * chance.chiSquare(6) / 6
    }
    let shared = SharedVariance(of: variances, ownDegrees: 6, atMost: 1e9)
    #expect(abs(shared.degreesOfFreedom - 10) < 0.5)
    #expect(abs(shared.moderated(0) - 2 * 4 / 10) < 0.06)
  }
}
