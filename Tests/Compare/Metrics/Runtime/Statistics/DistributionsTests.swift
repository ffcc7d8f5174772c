import Testing

@testable import Metrics

struct StudentTTests {
  /// Rows of the table in the NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  @Test(
    "Critical values are those of the published table",
    arguments: [
      (1, 0.05, 6.314), (1, 0.025, 12.706), (2, 0.025, 4.303), (2, 0.005, 9.925), (3, 0.025, 3.182), (4, 0.025, 2.776),
      (5, 0.025, 2.571), (5, 0.001, 5.893),
      (6, 0.10, 1.440), (7, 0.05, 1.895), (9, 0.005, 3.250), (30, 0.025, 2.042), (100, 0.025, 1.984),
      (100, 0.001, 3.174),
    ] as [(Double, Double, Double)])
  func criticalValues(degrees: Double, probability: Double, expected: Double) {
    let found = StudentT(degreesOfFreedom: degrees).value(exceededWith: probability)
    #expect(abs(found - expected) < 0.0006)
  }

  @Test("The two tails add up to one, and the median is in the middle", arguments: [0, 0.1, 1, 7, .infinity])
  func symmetric(t: Double) {
    let distribution = StudentT(degreesOfFreedom: 5)
    #expect(abs(distribution.upperTail(t) + distribution.upperTail(-t) - 1) < 1e-12)
    #expect(distribution.value(exceededWith: 0.5) == 0)
  }

  @Test("Values and tails are inverse, even far out", arguments: [0.3, 0.01, 1e-6, 1e-12])
  func inverse(probability: Double) {
    for degrees in [1.0, 4, 7, 59, 10_000] {
      let distribution = StudentT(degreesOfFreedom: degrees)
      let tail = distribution.upperTail(distribution.value(exceededWith: probability))
      #expect(abs(tail / probability - 1) < 1e-8)
      let below = distribution.value(exceededWith: 1 - probability)
      #expect(abs(below + distribution.value(exceededWith: probability)) < 1e-3 * abs(below))
    }
  }
}

struct StudentizedRangeTests {
  /// From the tables of Miller (1981), in standard errors of a mean: √2 times as large as in standard errors of a
  /// difference.
  @Test(
    "Critical values are those of the tables",
    arguments: [(3, 4, 5.040), (7, 12, 4.950), (7, 120, 4.241), (10, 20, 5.008)] as [(Int, Double, Double)])
  func tables(means: Int, degrees: Double, expected: Double) {
    let value = StudentizedRange(means: means, degreesOfFreedom: degrees).criticalValue(exceededWith: 0.05)
    #expect(abs(value * 2.0.squareRoot() - expected) < 0.002)
  }

  @Test("For two means it is Student's t")
  func twoMeans() {
    let value = StudentizedRange(means: 2, degreesOfFreedom: 4).criticalValue(exceededWith: 0.05)
    #expect(abs(value - 2.776445) < 1e-5)
  }

  @Test("A single mean has nothing to differ from, and causes no failure")
  func oneMean() {
    #expect(StudentizedRange(means: 1, degreesOfFreedom: 4).criticalValue(exceededWith: 0.05) > 0)
  }
}
