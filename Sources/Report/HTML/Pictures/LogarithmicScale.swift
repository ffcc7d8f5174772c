import Foundation

/// Where numbers stand on an axis on which each ten times takes the same way.
struct LogarithmicScale {
  /// The largest number that has a place.
  let most: Double
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// Fails without two numbers above 0.
  /// - Parameter widens: Whether to leave a little room beyond the least and the most.
  init?(_ numbers: [Double], from start: Double, to end: Double, widens: Bool = false) {
    let logarithms = numbers.filter { $0 > 0 && $0.isFinite }.map { log10($0) }
    guard logarithms.count > 1, let least = logarithms.min(), let most = logarithms.max() else { return nil }
    // With less than one power of ten on it, an axis would make much of what is little.
    let pad = widens || most == least ? max((most - least) * 0.1, (1.4 - (most - least)) / 2) : 0
    low = least - pad
    high = most + pad
    self.most = pow(10, high)
    self.start = start
    self.end = end
  }

  /// The place of a number above 0.
  func place(_ number: Double) -> Double {
    start + (log10(number) - low) / (high - low) * (end - start)
  }

  /// The powers of ten on the axis; where there is only one, two and five times these as well.
  var ticks: [Double] {
    let powers = stride(from: low.rounded(.down), through: high, by: 1).map { pow(10, $0) }
    let found = powers.filter { log10($0) >= low - 1e-9 }
    guard found.count < 2 else { return found }
    return powers.flatMap { power in [1, 2, 5].map { $0 * power } }.filter { (low...high).contains(log10($0)) }
  }
}
