extension Statistics {
  /// How far two numbers of the same things rise and fall together, from −1 to 1: Spearman's ρ, “The Proof and Measurement of
  /// Association between Two Things” (1904), which is Pearson's correlation of the ranks; equal numbers share the mean of theirs.
  /// - Parameter pairs: The two numbers of each thing.
  /// - Returns: `nil` for fewer than two pairs, or where one number is the same in all.
  public static func rankCorrelation(of pairs: [(Double, Double)]) -> Double? {
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
    values.map { value in
      Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2
    }
  }
}
