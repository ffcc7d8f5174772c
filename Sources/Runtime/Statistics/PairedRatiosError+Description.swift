extension PairedRatiosError: CustomStringConvertible {
  /// What was wrong, where, and what to do about it, in English.
  public var description: String {
    switch self {
    case .noPairs:
      "There are no samples to compare. Measure at least one round."
    case .lengthsDiffer(let values, let reference):
      "\(values) samples cannot be paired with \(reference). Take both series from the same rounds."
    case .notPositive(let value, let pair):
      """
      Sample \(pair) is \(value), which has no ratio. A sample is a time above 0: let each run longer than the clock's \
      resolution.
      """
    }
  }
}
