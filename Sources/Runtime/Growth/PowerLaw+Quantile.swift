internal import Foundation

extension PowerLaw {
  /// The value that a variable with Student's distribution stays below with a probability of at least one half.
  ///
  /// The distribution's finite series for whole degrees of freedom, Abramowitz and Stegun, "Handbook of Mathematical
  /// Functions" (1964), 26.7.3 and 26.7.4, in the angle θ = arctan(t/√ν), turned around by halving.
  package static func quantile(_ probability: Double, degreesOfFreedom freedom: Int) -> Double {
    let wanted = 2 * probability - 1
    var low = 0.0
    var high = Double.pi / 2
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if centralProbability(angle: middle, degreesOfFreedom: freedom) < wanted { low = middle } else { high = middle }
    }
    return tan((low + high) / 2) * sqrt(Double(freedom))
  }

  /// The probability to lie between −t and t.
  private static func centralProbability(angle: Double, degreesOfFreedom freedom: Int) -> Double {
    let cosine = cos(angle)
    let isOdd = !freedom.isMultiple(of: 2)
    var term = isOdd ? cosine : 1
    var sum = freedom == 1 ? 0 : term
    for index in stride(from: isOdd ? 3 : 2, to: freedom, by: 2) {
      term *= cosine * cosine * Double(index - 1) / Double(index)
      sum += term
    }
    return isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
  }
}
