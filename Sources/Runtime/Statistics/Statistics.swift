internal import Foundation

/// What the samples of a run come down to: pure functions of numbers, which have to be finite.
public enum Statistics {
  /// The value in the middle, or halfway between the two in the middle, as a mean would follow the outliers.
  /// - Returns: `nil` for no values.
  public static func median(of values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return lower + (upper - lower) / 2
  }

  /// The value below which a share of the values lies, for the tails of a distribution.
  ///
  /// Definition 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages" (The American Statistician 50, 1996),
  /// which is the default of R and NumPy: with n values sorted and numbered from 0, the one at position p·(n − 1),
  /// interpolated linearly between its neighbours.
  /// - Parameters:
  ///   - share: From 0, the least value, to 1, the greatest; p95 is 0.95.
  ///   - values: In any order.
  /// - Returns: `nil` for no values, or a share outside 0 to 1.
  public static func percentile(_ share: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty, (0...1).contains(share) else { return nil }
    let sorted = values.sorted()
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  /// The mean for what multiplies, such as ratios: the exponential of the mean logarithm.
  /// - Returns: `nil` for no values, or when one is not above 0.
  public static func geometricMean(of values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy({ $0 > 0 }) else { return nil }
    return exp(values.reduce(0) { $0 + log($1) } / Double(values.count))
  }
}
