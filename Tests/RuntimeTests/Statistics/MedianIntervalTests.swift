import Runtime
import Testing

struct MedianIntervalTests {
  /// Exact for the small ones: 1 − 2·(1 + n + …)/2ⁿ, such as 1 − 2·(1 + 9)/512 = 123/128 for n = 9.
  @Test(
    "Ranks and coverage at 95 % are those of the binomial table",
    arguments: [
      (6, 1, 31.0 / 32), (7, 1, 63.0 / 64), (8, 1, 127.0 / 128), (9, 2, 123.0 / 128), (10, 2, 501.0 / 512),
      (11, 2, 253.0 / 256), (12, 3, 1969.0 / 2048), (20, 6, 0.9586105), (25, 8, 0.9567147), (60, 22, 0.9726599),
      (100, 40, 0.9647998), (2000, 956, 0.9534472),
    ] as [(Int, Int, Double)])
  func ranksAndCoverage(count: Int, rank: Int, coverage: Double) throws {
    let interval = try #require(MedianInterval(of: (1...count).reversed().map(Double.init)))
    #expect(interval.rank == rank)
    #expect(interval.lower == Double(rank))
    #expect(interval.upper == Double(count + 1 - rank))
    #expect(abs(interval.coverage - coverage) < 1e-7)
  }

  @Test("Fewer than six values have no 95 % interval", arguments: 0...5)
  func tooFew(count: Int) {
    #expect(MedianInterval(of: (0..<count).map(Double.init)) == nil)
  }

  @Test("A wider coverage needs more values and gives a wider interval")
  func otherCoverages() throws {
    let values = (1...10).map(Double.init)
    #expect(try #require(MedianInterval(of: values, coverage: 0.8)).rank == 3)
    #expect(try #require(MedianInterval(of: values, coverage: 0.99)).rank == 1)
    #expect(MedianInterval(of: values, coverage: 0.999) == nil)
    #expect(try #require(MedianInterval(of: [1, 2], coverage: 0.5)).coverage == 0.5)
  }

  @Test("A coverage that is no probability between 0 and 1 has no interval", arguments: [-1, 0, 1, 95, .nan])
  func impossibleCoverage(coverage: Double) {
    #expect(MedianInterval(of: (1...100).map(Double.init), coverage: coverage) == nil)
  }
}
