/// Keeps the share of what is decided wrongly where it should be, however many comparisons are made.
///
/// Benjamini and Hochberg, "Controlling the False Discovery Rate" (Journal of the Royal Statistical Society B 57, 1995).
enum FalseDiscoveries {
  /// The level at which those intervals miss the truth that are drawn so that they agree with what is decided, as Benjamini and
  /// Yekutieli have it in "False Discovery Rate–Adjusted Multiple Confidence Intervals for Selected Parameters" (Journal of the
  /// American Statistical Association 100, 2005): the share times as many as are decided, divided by all.
  /// - Parameters:
  ///   - probabilities: At which level each would be decided, from 0 to 1.
  ///   - share: Of what is decided, at most this is wrong on average.
  static func level(_ probabilities: [Double], share: Double) -> Double {
    let step = share / Double(max(probabilities.count, 1))
    let decided = probabilities.sorted().enumerated().last { $1 <= step * Double($0 + 1) }?.offset ?? 0
    return step * Double(decided + 1)
  }
}
