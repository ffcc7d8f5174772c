import Testing
import Metrics

struct StatisticsTests {
  @Test(
    "The median is the middle value, or halfway between the two in the middle",
    arguments: [
      ([7], 7), ([3, 1], 2), ([9, 1, 5], 5), ([4, 1, 100, 2], 3), ([2, 2, 2, 8, 8], 2),
    ] as [([Double], Double)])
  func median(values: [Double], expected: Double) {
    #expect(Statistics.median(of: values) == expected)
  }

  @Test("No values have no median and no percentile")
  func noValues() {
    #expect(Statistics.median(of: []) == nil)
    #expect(Statistics.percentile(0.5, of: []) == nil)
  }

  /// The quantiles of 1 to 10, type 7: 1 + 9p.
  @Test(
    "A percentile lies between its neighbours in proportion",
    arguments: [(0, 1), (0.1, 1.9), (0.25, 3.25), (0.5, 5.5), (0.75, 7.75), (0.9, 9.1), (0.95, 9.55), (1, 10)]
      as [(Double, Double)])
  func percentile(share: Double, expected: Double) throws {
    let found = try #require(Statistics.percentile(share, of: [10, 3, 8, 1, 5, 4, 9, 2, 7, 6]))
    #expect(abs(found - expected) < 1e-12)
  }

  @Test("A share outside 0 to 1 has no percentile", arguments: [-0.1, 1.1, 95, .nan])
  func shareOutside(share: Double) {
    #expect(Statistics.percentile(share, of: [1, 2, 3]) == nil)
  }
}

struct RankCorrelationTests {
  @Test("Numbers that rise together give 1, whatever the curve, and opposite ones −1")
  func monotone() {
    let squares = (1...6).map { (Double($0), Double($0 * $0)) }
    #expect(Statistics.rankCorrelation(of: squares) == 1)
    #expect(Statistics.rankCorrelation(of: squares.map { ($0, -$1) }) == -1)
  }

  @Test("It matches the textbook's formula, and equal numbers share a rank")
  func textbook() throws {
    // 1 − 6·Σd²/(n·(n² − 1)) with d = 1, −1, 1, −1, 0.
    let swapped = [(1.0, 2.0), (2, 1), (3, 4), (4, 3), (5, 5)]
    let expected = 1 - 6.0 * 4 / 120
    #expect(abs(try #require(Statistics.rankCorrelation(of: swapped)) - expected) < 1e-12)
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 · 5).
    let tied = [(1.0, 1.0), (7, 2), (7, 3), (9, 4)]
    let expectedOfTied = 4.5 / 22.5.squareRoot()
    #expect(abs(try #require(Statistics.rankCorrelation(of: tied)) - expectedOfTied) < 1e-12)
  }

  @Test("Constant numbers correlate with nothing")
  func constant() {
    #expect(Statistics.rankCorrelation(of: [(1, 1), (1, 2), (1, 3)]) == nil)
    #expect(Statistics.rankCorrelation(of: [(1, 1)]) == nil)
    #expect(Statistics.rankCorrelation(of: []) == nil)
  }
}
