internal import Foundation

/// The distribution of the range of several means, in units of their standard error, by which all pairs are judged at
/// once.
///
/// Tukey's; see Miller, "Simultaneous Statistical Inference" (1981), §2.1. P(Q ≤ q) is the integral of W(q·s) over the
/// density of s, the square root of χ²/ν, where W(w) = k ∫ φ(z)·(Φ(z) − Φ(z − w))ᵏ⁻¹ dz.
struct StudentizedRange {
  /// The number of means, at least 2.
  let means: Int
  /// ν, of their shared variance; above 0.
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
  private func upperTail(_ q: Double) -> Double {
    EstimatedDeviation(degreesOfFreedom: degreesOfFreedom).mean { 1 - rangeOfNormals(q * $0) }
  }

  /// W(w), the probability that so many normal values lie within w of each other.
  private func rangeOfNormals(_ w: Double) -> Double {
    let width = 0.5
    var sum = 0.0
    for step in -16...16 {
      let z = Double(step) * width
      sum += exp(-z * z / 2) * pow(Normal.below(z) - Normal.below(z - w), Double(means - 1))
    }
    return Double(means) * sum * width / (2 * Double.pi).squareRoot()
  }
}

/// The estimate of a standard deviation of 1: √(χ²/ν).
struct EstimatedDeviation {
  /// ν, above 0.
  let degreesOfFreedom: Double

  /// The mean of a function of the estimate, by Simpson's rule.
  func mean(of value: (Double) -> Double) -> Double {
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
}

/// The normal distribution about 0 with a deviation of 1.
enum Normal {
  /// The probability of a value below this one.
  static func below(_ value: Double) -> Double { erfc(-value / 2.0.squareRoot()) / 2 }
}
