internal import Foundation

/// The derivatives of the logarithm of the gamma function, which say what to expect of the logarithm of a variance.
///
/// After the recurrences 5.5.2 and 5.15.5, and the series 5.11.2 and its derivative, of the NIST Digital Library of Mathematical
/// Functions; the inverse is Newton's method on 1/ψ′ as in the appendix of Smyth (see `SharedVariance`).
enum Polygamma {
  /// ψ(x), the first derivative, for x above 0.
  static func digamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift - 1 / x, x + 1) }
    let square = 1 / (x * x)
    return shift + log(x) - 0.5 / x - square * (1.0 / 12 - square * (1.0 / 120 - square * (1.0 / 252 - square / 240)))
  }

  /// ψ′(x), the second derivative, for x above 0.
  static func trigamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift + 1 / (x * x), x + 1) }
    let square = 1 / (x * x)
    let series = square * (1.0 / 6 - square * (1.0 / 30 - square * (1.0 / 42 - square / 30)))
    return shift + (1 + 0.5 / x + series) / x
  }

  /// The x above 0 whose ψ′(x) is this, which has to be above 0 as well.
  static func inverseTrigamma(_ value: Double) -> Double {
    guard value < 1e7 else { return 1 / value.squareRoot() }
    guard value > 1e-6 else { return 1 / value }
    var x = 0.5 + 1 / value
    for _ in 0..<50 {
      let own = trigamma(x)
      let step = own * (1 - own / value) / tetragamma(x)
      x += step
      if abs(step) < 1e-10 * x { break }
    }
    return x
  }

  /// ψ″(x), the third derivative.
  private static func tetragamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift - 2 / (x * x * x), x + 1) }
    let square = 1 / (x * x)
    return shift - square * (1 + 1 / x + square * (0.5 - square * (1.0 / 6 - square / 6)))
  }
}
