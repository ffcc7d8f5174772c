/// Why two series cannot be compared pair by pair.
public enum PairedRatiosError: Error, Equatable, Sendable {
  /// Both series are empty.
  case noPairs

  /// One series has more values than the other.
  case lengthsDiffer(values: Int, reference: Int)

  /// A value has no ratio; pairs are numbered from 0.
  case notPositive(Double, pair: Int)
}
