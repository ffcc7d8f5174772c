/// Where a function is 0 between two places on whose sides it has different signs.
enum Root {
  /// By the rule of false position after Illinois, which doesn't creep along from one side.
  /// - Parameter precision: How far the place may be off, as a part of itself.
  static func find(
    between first: Double, and second: Double, precision: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (first, second)
    var (atLow, atHigh) = (function(low), function(high))
    for _ in 0..<200 where atHigh != 0 {
      let place = (low * atHigh - high * atLow) / (atHigh - atLow)
      let value = function(place)
      let isClose = abs(place - high) <= precision * abs(place)
      if value.sign != atHigh.sign { (low, atLow) = (high, atHigh) } else { atLow /= 2 }
      (high, atHigh) = (place, value)
      if isClose { break }
    }
    return high
  }
}
