internal import Foundation

/// The distribution of a mean of few values in units of its own standard error: what a handful of launches calls for.
///
/// Its tails come from the incomplete beta function: P(T > t) = ½·I(ν/(ν + t²); ν/2, ½).
public struct StudentT: Equatable, Sendable {
  /// ν, which is one less than the number of values; above 0.
  public let degreesOfFreedom: Double

  /// The distribution for this many degrees of freedom, which have to be above 0.
  public init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0, "a t distribution needs a degree of freedom")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The probability of a value above `t`.
  public func upperTail(_ t: Double) -> Double {
    guard !t.isInfinite else { return t < 0 ? 1 : 0 }
    let half = 0.5 * IncompleteBeta.value(degreesOfFreedom / 2, 0.5, at: degreesOfFreedom / (degreesOfFreedom + t * t))
    return t < 0 ? 1 - half : half
  }

  /// The value that is exceeded with this probability.
  /// - Parameter probability: Above 0 and below 1.
  public func value(exceededWith probability: Double) -> Double {
    guard probability < 0.5 else { return probability == 0.5 ? 0 : -value(exceededWith: 1 - probability) }
    var (low, high) = (0.0, 1.0)
    while upperTail(high) > probability, high < 1e300 { (low, high) = (high, high * 2) }
    return Root.find(between: low, and: high, precision: 1e-13) { log(upperTail($0) / probability) }
  }
}
