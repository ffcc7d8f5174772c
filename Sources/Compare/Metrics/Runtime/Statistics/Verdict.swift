/// What a comparison comes to.
package enum Verdict: String, Codable, CaseIterable, Equatable, Sendable {
  /// It takes longer, by more than the margin.
  case slower
  /// It takes less, by more than the margin.
  case faster
  /// No meaningful difference: they are the same within the margin.
  case same
  /// The difference may be larger or smaller than the margin: more of it might tell.
  case undecided

  /// - Parameters:
  ///   - interval: Of the log ratio.
  ///   - margin: On the logarithmic scale.
  ///   - mayBeSame: Whether the same code is seen to be the same here. Where it isn't, nothing else can be.
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

  /// Whether the two were told apart.
  package var isDifference: Bool { self == .slower || self == .faster }
}

/// How large a difference must be to be worth a word: fixed before anything is measured, or noise would choose it.
package enum EquivalenceMargin {
  /// The usual one, as a ratio: 3 %. Below it, where code happens to lie decides; see Mytkowicz et al., "Producing Wrong Data Without
  /// Doing Anything Obviously Wrong!" (ASPLOS 2009).
  package static let usual = 1.03
}
