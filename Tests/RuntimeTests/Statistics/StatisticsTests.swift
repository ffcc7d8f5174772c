import Runtime
import Testing

struct StatisticsTests {
  @Test(
    "The median is the middle value, or halfway between the two in the middle",
    arguments: [
      ([7], 7), ([3, 1], 2), ([9, 1, 5], 5), ([4, 1, 100, 2], 3), ([2, 2, 2, 8, 8], 2),
    ] as [([Double], Double)])
  func median(values: [Double], expected: Double) {
    #expect(Statistics.median(of: values) == expected)
  }

  @Test("No values have no median, percentile or mean")
  func noValues() {
    #expect(Statistics.median(of: []) == nil)
    #expect(Statistics.percentile(0.5, of: []) == nil)
    #expect(Statistics.geometricMean(of: []) == nil)
  }

  /// 1 to 10 has these quantiles of type 7: 1 + 9p.
  @Test(
    "A percentile lies between its neighbours in proportion",
    arguments: [(0, 1), (0.1, 1.9), (0.25, 3.25), (0.5, 5.5), (0.75, 7.75), (0.9, 9.1), (0.95, 9.55), (1, 10)]
      as [(Double, Double)])
  func percentile(share: Double, expected: Double) throws {
    let found = try #require(Statistics.percentile(share, of: [10, 3, 8, 1, 5, 4, 9, 2, 7, 6]))
    #expect(abs(found - expected) < 1e-12)
  }

  @Test("The percentile of uneven values is worked out by hand")
  func percentileOfUnevenValues() {
    // Four values: p = 0.75 is at 2.25, a quarter of the way from 20 to 100.
    #expect(Statistics.percentile(0.75, of: [100, 15, 20, 10]) == 40)
    #expect(Statistics.percentile(0.3, of: [42]) == 42)
  }

  @Test("A share outside 0 to 1 has no percentile", arguments: [-0.1, 1.1, 95, .nan])
  func shareOutside(share: Double) {
    #expect(Statistics.percentile(share, of: [1, 2, 3]) == nil)
  }

  @Test("The geometric mean of 1, 3 and 9 is 3, of a ratio and its inverse 1")
  func geometricMean() throws {
    #expect(abs(try #require(Statistics.geometricMean(of: [1, 3, 9])) - 3) < 1e-12)
    #expect(abs(try #require(Statistics.geometricMean(of: [0.2, 5])) - 1) < 1e-12)
  }

  @Test("What is not above 0 has no geometric mean", arguments: [0, -1, .nan])
  func geometricMeanOfNonPositive(value: Double) {
    #expect(Statistics.geometricMean(of: [2, value]) == nil)
  }
}
