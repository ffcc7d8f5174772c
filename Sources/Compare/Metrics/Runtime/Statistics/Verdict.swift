package enum Verdict: String, Codable, CaseIterable, Equatable, Sendable {
  case slower
  case faster
  /// The same within the margin.
  case same
  /// The difference may be larger or smaller than the margin.
  case undecided

  /// - Parameters:
  ///   - interval: Of the log ratio.
  ///   - margin: On the logarithmic scale.
  ///   - mayBeSame: False where the A/A control isn't the same.
  init(_ interval: ClosedRange<Double>, margin: Double, mayBeSame: Bool) {
    if interval.lowerBound > margin {
      self = .slower
    } else if interval.upperBound < -margin {
      self = .faster
    } else if mayBeSame, interval.lowerBound > -margin, interval.upperBound < margin {
      self = .same
    } else {
      self = .undecided
    }
  }

  /// Whether the two differ significantly.
  package var isDifference: Bool { self == .slower || self == .faster }
}

/// The size of a difference that is worth reporting, fixed in advance.
package enum EquivalenceMargin {
  /// 3 %, below which code layout decides; see Mytkowicz et al., "Producing Wrong Data Without
  /// Doing Anything Obviously Wrong!" (ASPLOS 2009).
  package static let usual = 1.03
}
