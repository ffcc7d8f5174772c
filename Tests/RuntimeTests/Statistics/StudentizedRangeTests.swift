import Testing

@testable import Runtime

struct StudentizedRangeTests {
  /// From the tables of Miller (1981), whose values are ranges in errors of a mean: √2 times those of differences.
  @Test(
    "Critical values are those of the tables",
    arguments: [(3, 4, 5.040), (7, 12, 4.950), (7, 120, 4.241), (10, 20, 5.008)] as [(Int, Double, Double)])
  func tables(means: Int, degrees: Double, expected: Double) {
    let value = StudentizedRange(means: means, degreesOfFreedom: degrees).criticalValue(exceededWith: 0.05)
    #expect(abs(value * 2.0.squareRoot() - expected) < 0.002)
  }

  @Test("Of two means it is Student's t")
  func twoMeans() {
    let value = StudentizedRange(means: 2, degreesOfFreedom: 4).criticalValue(exceededWith: 0.05)
    #expect(abs(value - 2.776445) < 1e-5)
  }

  @Test("A single mean has no other one to differ from, and is no trouble")
  func oneMean() {
    #expect(StudentizedRange(means: 1, degreesOfFreedom: 4).criticalValue(exceededWith: 0.05) > 0)
  }
}
