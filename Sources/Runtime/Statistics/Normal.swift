internal import Foundation

/// The normal distribution about 0 with a deviation of 1.
enum Normal {
  /// The probability of a value below this one.
  static func below(_ value: Double) -> Double { erfc(-value / 2.0.squareRoot()) / 2 }
}
