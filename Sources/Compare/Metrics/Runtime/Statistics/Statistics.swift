/// Statistics of finite numbers.
package enum Statistics {
  /// `nil` for no values.
  package static func median(of values: [Double]) -> Double? {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return lower + (upper - lower) / 2
  }

  /// A quantile, or `nil` for no values or a share outside 0 to 1.
  ///
  /// Definition 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages" (The American Statistician 50, 1996),
  /// the default of R and NumPy: of n values sorted and numbered from 0, the one at position p·(n − 1), interpolated
  /// linearly between its neighbours.
  /// - Parameter share: From 0, the least value, to 1, the greatest; p95 is 0.95.
  package static func percentile(_ share: Double, of values: [Double]) -> Double? {
    guard !values.isEmpty, (0...1).contains(share) else { return nil }
    let sorted = values.sorted()
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  /// Spearman's ρ, from −1 to 1, after “The Proof and Measurement of Association between Two Things” (1904): Pearson's
  /// correlation of the ranks, where equal numbers share their mean rank. `nil` for fewer than two pairs, or if one
  /// number is the same in all.
  package static func rankCorrelation(of pairs: [(Double, Double)]) -> Double? {
    let (first, second) = (ranks(of: pairs.map(\.0)), ranks(of: pairs.map(\.1)))
    // Ties don't change the mean of the ranks.
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
