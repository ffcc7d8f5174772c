internal import Foundation

/// An interval that holds the true median with a known probability, whatever the distribution looks like.
///
/// It reaches from the k-th least to the k-th greatest of n independent values. It misses the median when fewer than k
/// values fall on one side of it, and how many do is binomial with n and ½; hence its coverage, 1 − 2·P(B ≤ k − 1). For a
/// distribution with ties the coverage is at least this. See Conover, "Practical Nonparametric Statistics" (1999), §3.2.
public struct MedianInterval: Equatable, Sendable, Codable {
  /// The lower end: one of the values.
  public let lower: Double

  /// The upper end: one of the values.
  public let upper: Double

  /// The rank of the lower end, the least value being 1; the upper end has the same rank counted from the greatest.
  public let rank: Int

  /// The probability that such an interval holds the median, which is at least what was asked for.
  public let coverage: Double

  /// The narrowest such interval with at least this coverage.
  ///
  /// It fails when even the interval from the least to the greatest value covers less: for 0.95, below 6 values.
  /// - Parameters:
  ///   - values: In any order, finite.
  ///   - wanted: The least coverage, above 0 and below 1.
  public init?(of values: [Double], coverage wanted: Double = 0.95) {
    guard wanted > 0, wanted < 1,
      let (rank, coverage) = Self.narrowest(count: values.count, coverage: wanted)
    else { return nil }
    let sorted = values.sorted()
    self.init(lower: sorted[rank - 1], upper: sorted[sorted.count - rank], rank: rank, coverage: coverage)
  }

  private init(lower: Double, upper: Double, rank: Int, coverage: Double) {
    self.lower = lower
    self.upper = upper
    self.rank = rank
    self.coverage = coverage
  }

  /// The same interval seen through a rising function, which moves the ends and leaves ranks and coverage as they are.
  func mapped(by rising: (Double) -> Double) -> MedianInterval {
    MedianInterval(lower: rising(lower), upper: rising(upper), rank: rank, coverage: coverage)
  }

  private static func narrowest(count: Int, coverage wanted: Double) -> (rank: Int, coverage: Double)? {
    var found: (rank: Int, coverage: Double)?
    // In logarithms, as ½ⁿ is zero in a Double from n = 1075 on.
    var logProbability = -Double(count)
    var missed = 0.0
    var rank = 1
    while rank <= count / 2 {
      missed += 2 * exp2(logProbability)
      guard 1 - missed >= wanted else { break }
      found = (rank, 1 - missed)
      logProbability += log2(Double(count - rank + 1) / Double(rank))
      rank += 1
    }
    return found
  }
}
