internal import Foundation

/// The mean of several processes, or of several sessions of processes, each with one value.
///
/// Memory layout differs from process to process and stays within one. The machine's state and the implementations'
/// link order differ from session to session. Values that share an error count as one. After Kalibera and Jones,
/// "Rigorous Benchmarking in Reasonable Time" (ISMM 2013).
struct ProcessMean {
  let mean: Double
  /// Unbiased.
  let variance: Double
  let count: Int

  /// Fails for fewer than two values.
  init?(of values: [Double]) {
    guard values.count > 1 else { return nil }
    count = values.count
    let mean = values.reduce(0, +) / Double(values.count)
    self.mean = mean
    variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1)
  }
}

/// Variances of several estimates, moderated by each other.
///
/// Five processes say little about their own variance, and three sessions even less. Each variance is moved towards the
/// distribution of all: the moderated t of Smyth, "Linear Models and Empirical Bayes Methods for Assessing Differential
/// Expression" (Statistical Applications in Genetics and Molecular Biology 3, 2004).
struct SharedVariance {
  /// Fewer variances stay as they are.
  private static let fewest = 6
  private let ownDegrees: Double
  private let priorDegrees: Double
  private let priorVariance: Double
  /// The degrees of freedom of each moderated variance.
  let degreesOfFreedom: Double

  /// - Parameters:
  ///   - ownDegrees: The degrees of freedom of each variance.
  ///   - most: The degrees of freedom of all of them together.
  init(of variances: [Double], ownDegrees: Double, atMost most: Double) {
    self.ownDegrees = ownDegrees
    let known = variances.filter { $0 > 0 }
    guard known.count >= Self.fewest else {
      (priorDegrees, priorVariance, degreesOfFreedom) = (0, 0, ownDegrees)
      return
    }
    let count = Double(known.count)
    let logs = known.map { log($0) - Polygamma.digamma(ownDegrees / 2) + log(ownDegrees / 2) }
    let mean = logs.reduce(0, +) / count
    let squares = logs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    // The differences that the degrees of freedom don't explain.
    let excess = squares / (count - 1) - Polygamma.trigamma(ownDegrees / 2)
    if excess > 0 {
      priorDegrees = 2 * Polygamma.inverseTrigamma(excess)
      priorVariance = exp(mean + Polygamma.digamma(priorDegrees / 2) - log(priorDegrees / 2))
    } else {
      priorDegrees = .infinity
      priorVariance = variances.reduce(0, +) / Double(variances.count)
    }
    degreesOfFreedom = max(ownDegrees, min(ownDegrees + priorDegrees, most))
  }

  func moderated(_ variance: Double) -> Double {
    guard priorDegrees.isFinite else { return priorVariance }
    return (priorDegrees * priorVariance + ownDegrees * variance) / (priorDegrees + ownDegrees)
  }
}

/// The derivatives of the logarithm of the gamma function, which give the expected logarithm of a variance.
///
/// After the recurrences 5.5.2 and 5.15.5, and the series 5.11.2 and its derivative, of the NIST Digital Library of
/// Mathematical Functions; the inverse is Newton's method on 1/ψ′ as in the appendix of Smyth (see `SharedVariance`).
enum Polygamma {
  /// ψ(x), for x above 0.
  static func digamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift - 1 / x, x + 1) }
    let square = 1 / (x * x)
    return shift + log(x) - 0.5 / x - square * (1.0 / 12 - square * (1.0 / 120 - square * (1.0 / 252 - square / 240)))
  }

  /// ψ′(x), for x above 0.
  static func trigamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift + 1 / (x * x), x + 1) }
    let square = 1 / (x * x)
    let series = square * (1.0 / 6 - square * (1.0 / 30 - square * (1.0 / 42 - square / 30)))
    return shift + (1 + 0.5 / x + series) / x
  }

  /// The x above 0 with ψ′(x) = `value`, which must be above 0.
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

  private static func tetragamma(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 10 { (shift, x) = (shift - 2 / (x * x * x), x + 1) }
    let square = 1 / (x * x)
    return shift - square * (1 + 1 / x + square * (0.5 - square * (1.0 / 6 - square / 6)))
  }
}
