internal import Foundation

/// Student's t distribution. Its tails come from the incomplete beta function: P(T > t) = ½·I(ν/(ν + t²); ν/2, ½).
package struct StudentT: Equatable, Sendable {
  /// ν, which is one less than the number of values; above 0.
  package let degreesOfFreedom: Double

  package init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0, "a t distribution needs a degree of freedom")
    self.degreesOfFreedom = degreesOfFreedom
  }

  package func upperTail(_ t: Double) -> Double {
    guard !t.isInfinite else { return t < 0 ? 1 : 0 }
    let half = 0.5 * IncompleteBeta.value(degreesOfFreedom / 2, 0.5, at: degreesOfFreedom / (degreesOfFreedom + t * t))
    return t < 0 ? 1 - half : half
  }

  /// The value that is exceeded with a probability above 0 and below 1.
  package func value(exceededWith probability: Double) -> Double {
    guard probability < 0.5 else { return probability == 0.5 ? 0 : -value(exceededWith: 1 - probability) }
    var (low, high) = (0.0, 1.0)
    while upperTail(high) > probability, high < 1e300 { (low, high) = (high, high * 2) }
    return Root.find(between: low, and: high, precision: 1e-13) { log(upperTail($0) / probability) }
  }
}

/// The regularised incomplete beta function, from which the tails of Student's t and Fisher's F come: the continued
/// fraction 8.17.22 of the NIST Digital Library of Mathematical Functions.
enum IncompleteBeta {
  /// I(x; a, b).
  static func value(_ a: Double, _ b: Double, at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The fraction converges fast on this side only; the function on the other side is its mirror image.
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

  private static func nonZero(_ value: Double) -> Double { abs(value) < 1e-300 ? 1e-300 : value }
}

/// Finds a zero of a function between two places where its signs differ.
enum Root {
  /// Uses the Illinois variant of the rule of false position, which doesn't creep along from one side.
  /// - Parameter precision: The relative error allowed.
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

/// The distribution of the range of several means in standard errors, by which all pairs are judged at once.
///
/// Tukey's; see Miller, "Simultaneous Statistical Inference" (1981), §2.1. P(Q ≤ q) is the integral of W(q·s) over the
/// density of s, the square root of χ²/ν, where W(w) = k ∫ φ(z)·(Φ(z) − Φ(z − w))ᵏ⁻¹ dz.
struct StudentizedRange {
  /// At least 2.
  let means: Int
  /// ν, of the means' shared variance; above 0.
  let degreesOfFreedom: Double

  /// The largest difference that is exceeded with this probability, in standard errors of a difference. For two means
  /// it is Student's t.
  func criticalValue(exceededWith probability: Double) -> Double {
    let alone = StudentT(degreesOfFreedom: degreesOfFreedom)
    let least = alone.value(exceededWith: probability / 2)
    guard means > 2 else { return least }
    // Bonferroni's is never less.
    let most = alone.value(exceededWith: probability / Double(means * (means - 1)))
    return Root.find(between: least, and: most, precision: 1e-6) { log(upperTail($0 * 2.0.squareRoot()) / probability) }
  }

  /// The probability of a range above `q`, in standard errors of a mean.
  private func upperTail(_ q: Double) -> Double { meanOverDeviations { 1 - rangeOfNormals(q * $0) } }

  /// W(w), the probability that all means' normal values lie within w of each other.
  private func rangeOfNormals(_ w: Double) -> Double {
    let width = 0.5
    var sum = 0.0
    for step in -16...16 {
      let z = Double(step) * width
      sum += exp(-z * z / 2) * pow(normal(below: z) - normal(below: z - w), Double(means - 1))
    }
    return Double(means) * sum * width / (2 * Double.pi).squareRoot()
  }

  /// The mean of a function of the estimate of a standard deviation of 1, √(χ²/ν), by Simpson's rule.
  private func meanOverDeviations(of value: (Double) -> Double) -> Double {
    let reach = 8 / (2 * degreesOfFreedom).squareRoot()
    // Equal steps of the root are finer where the deviation is small.
    let (first, last) = (max(0, 1 - reach).squareRoot(), (1 + reach).squareRoot())
    let steps = 48
    let width = (last - first) / Double(steps)
    var (sum, total) = (0.0, 0.0)
    for step in 0...steps {
      let root = first + Double(step) * width
      let deviation = root * root
      guard deviation > 0 else { continue }
      let weight = step == 0 || step == steps ? 1.0 : step.isMultiple(of: 2) ? 2 : 4
      let exponent = (degreesOfFreedom - 1) * log(deviation) - degreesOfFreedom * (deviation * deviation - 1) / 2
      let density = weight * root * exp(exponent)
      total += density
      sum += density * value(deviation)
    }
    return sum / total
  }

  /// Φ(z), of the standard normal distribution.
  private func normal(below z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }
}
