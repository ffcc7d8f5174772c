/// The median of nine numbers with the interval from the second smallest to the second largest. It covers the median of
/// their distribution in 96 of 100 cases, whatever that distribution is (the binomial 1 − 2·(1 + 9)/2⁹).
package struct OrderInterval: Codable, Equatable, Sendable {
  package static let count = 9

  package var median: Double
  package var low: Double
  package var high: Double
  package var least: Double
  package var most: Double
  /// The median without each of them, in their order.
  package var medianWithout: [Double]

  package init?(_ numbers: [Double]) {
    guard numbers.count == Self.count else { return nil }
    let sorted = numbers.sorted()
    (median, low, high, least, most) = (sorted[4], sorted[1], sorted[7], sorted[0], sorted[8])
    medianWithout = numbers.indices.map { index in
      var rest = numbers
      rest.remove(at: index)
      rest.sort()
      return (rest[3] + rest[4]) / 2
    }
  }
}
