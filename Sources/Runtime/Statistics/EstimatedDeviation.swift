internal import Foundation

/// A standard deviation as so many degrees of freedom estimate it, where the true one is 1: √(χ²/ν).
struct EstimatedDeviation {
  /// ν, above 0.
  let degreesOfFreedom: Double

  /// The mean of what follows from the estimate, by Simpson's rule.
  func mean(of value: (Double) -> Double) -> Double {
    let reach = 8 / (2 * degreesOfFreedom).squareRoot()
    // Steps in its root lie closer where it is small, which is where what is divided by it gets large.
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
