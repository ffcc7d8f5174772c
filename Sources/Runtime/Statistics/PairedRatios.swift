internal import Foundation

/// How many times one series is another, compared pair by pair, so that what slows a whole round cancels out.
///
/// A ratio and its inverse are equally far from 1 only on a logarithmic scale, so that is where medians and means are
/// taken; exchanging the series inverts every result.
public struct PairedRatios: Equatable, Sendable {
  /// The natural logarithm of each pair's ratio, in the order of the pairs.
  public let logRatios: [Double]

  /// Divides each value by the one at the same place in the other series.
  /// - Throws: `PairedRatiosError` when there is no pair, one series is longer, or a value is not finite and above 0.
  public init(of values: [Double], to reference: [Double]) throws(PairedRatiosError) {
    guard values.count == reference.count else {
      throw .lengthsDiffer(values: values.count, reference: reference.count)
    }
    guard !values.isEmpty else { throw .noPairs }
    var logRatios: [Double] = []
    for (index, (value, base)) in zip(values, reference).enumerated() {
      for number in [value, base] where !(number > 0 && number.isFinite) {
        throw .notPositive(number, pair: index)
      }
      logRatios.append(log(value) - log(base))
    }
    self.logRatios = logRatios
  }

  /// The exponential of the mean log ratio.
  public var geometricMean: Double {
    exp(logRatios.reduce(0, +) / Double(logRatios.count))
  }

  /// The exponential of the median log ratio; between the two in the middle, their geometric mean.
  public var median: Double {
    exp(Statistics.median(of: logRatios) ?? 0)
  }

  /// The interval for the median ratio, taken on the log ratios and given as ratios.
  /// - Parameter coverage: The least probability to hold the true median, above 0 and below 1.
  /// - Returns: `nil` when there are too few pairs for this coverage.
  public func medianInterval(coverage: Double = 0.95) -> MedianInterval? {
    MedianInterval(of: logRatios, coverage: coverage)?.mapped { exp($0) }
  }
}
