internal import Foundation

/// The regularised incomplete beta function, from which the tails of Student's t and of Fisher's F come.
///
/// Evaluated with the continued fraction 8.17.22 of the NIST Digital Library of Mathematical Functions.
enum IncompleteBeta {
  /// I(x; a, b).
  static func value(_ a: Double, _ b: Double, at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges fast on this side only; the other is its mirror image.
    guard x <= (a + 1) / (a + b + 2) else { return 1 - value(b, a, at: 1 - x) }
    let logBeta = lgamma(a).0 + lgamma(b).0 - lgamma(a + b).0
    return exp(a * log(x) + b * log1p(-x) - logBeta) / a / continuedFraction(a, b, x)
  }

  /// 1 + d₁/(1 + d₂/(1 + …)) by Lentz's method.
  private static func continuedFraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    var fraction = 1.0
    var numerator = 1.0
    var denominator = 0.0
    for step in 1...1000 {
      let m = Double(step / 2)
      let coefficient =
        step.isMultiple(of: 2)
        ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      denominator = 1 / nonZero(1 + coefficient * denominator)
      numerator = nonZero(1 + coefficient / numerator)
      fraction *= numerator * denominator
      if abs(numerator * denominator - 1) < 1e-15 { break }
    }
    return fraction
  }

  private static func nonZero(_ value: Double) -> Double {
    abs(value) < 1e-300 ? 1e-300 : value
  }
}
