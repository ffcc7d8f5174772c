/// Statistics of finite numbers.
package enum Statistics {
  /// The median.
  /// - Returns: `nil` for no values.
  package static func median(of values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return lower + (upper - lower) / 2
  }

  /// A quantile.
  ///
  /// Definition 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages" (The American Statistician 50, 1996),
  /// which is the default of R and NumPy: with n values sorted and numbered from 0, the one at position p·(n − 1),
  /// interpolated linearly between its neighbours.
  /// - Parameters:
  ///   - share: From 0, the least value, to 1, the greatest; p95 is 0.95.
  ///   - values: In any order.
  /// - Returns: `nil` for no values, or a share outside 0 to 1.
  package static func percentile(_ share: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty, (0...1).contains(share) else { return nil }
    let sorted = values.sorted()
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  /// How far two numbers of the same things rise and fall together, from −1 to 1: Spearman's ρ, “The Proof and
  /// Measurement of Association between Two Things” (1904), which is Pearson's correlation of the ranks; equal numbers
  /// share the mean of theirs.
  /// - Parameter pairs: The two numbers of each thing.
  /// - Returns: `nil` for fewer than two pairs, or where one number is the same in all.
  package static func rankCorrelation(of pairs: [(Double, Double)]) -> Double? {
    let (first, second) = (ranks(of: pairs.map(\.0)), ranks(of: pairs.map(\.1)))
    // The mean of ranks is the same, with equal ones or without.
    let mean = Double(pairs.count + 1) / 2
    func products(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
    }
    let spread = (products(first, first) * products(second, second)).squareRoot()
    return spread == 0 ? nil : products(first, second) / spread
  }

  private static func ranks(of values: [Double]) -> [Double] {
    values.map { value in Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2 }
  }
}
