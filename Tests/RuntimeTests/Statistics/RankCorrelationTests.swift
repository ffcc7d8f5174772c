import Runtime
import Testing

struct RankCorrelationTests {
  @Test("Numbers that rise together have 1, whatever the curve, and those of which one falls −1")
  func monotone() {
    let squares = (1...6).map { (Double($0), Double($0 * $0)) }
    #expect(Statistics.rankCorrelation(of: squares) == 1)
    #expect(Statistics.rankCorrelation(of: squares.map { ($0, -$1) }) == -1)
  }

  @Test("It is what the textbook's formula gives, and equal numbers share a rank")
  func textbook() throws {
    // 1 − 6·Σd²/(n·(n² − 1)) with d = 1, −1, 1, −1, 0.
    let swapped = [(1.0, 2.0), (2, 1), (3, 4), (4, 3), (5, 5)]
    #expect(abs(try #require(Statistics.rankCorrelation(of: swapped)) - (1 - 6.0 * 4 / 120)) < 1e-12)
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 · 5).
    let tied = [(1.0, 1.0), (7, 2), (7, 3), (9, 4)]
    #expect(abs(try #require(Statistics.rankCorrelation(of: tied)) - 4.5 / 22.5.squareRoot()) < 1e-12)
  }

  @Test("What is the same in all goes with nothing")
  func constant() {
    #expect(Statistics.rankCorrelation(of: [(1, 1), (1, 2), (1, 3)]) == nil)
    #expect(Statistics.rankCorrelation(of: [(1, 1)]) == nil)
    #expect(Statistics.rankCorrelation(of: []) == nil)
  }
}
