import Runtime

/// A self-test as text: both comparisons, and what they say about the place.
public struct SelfTestReport {
  private let test: SelfTestResult

  /// Draws a result.
  public init(_ test: SelfTestResult) {
    self.test = test
  }

  /// The report, line by line.
  public var lines: [String] {
    let comparisons = [Contender.Role.again, .planted].compactMap(test.measurement.comparison)
    return comparisons.map { "\($0.contender) against \($0.reference): \(RuntimeWording.ratio($0.raw))" }
      + Wording.wrapped(verdict) + [""] + RuntimeWording.footnotes(of: test.measurement)
  }

  private var verdict: String {
    if test.callsTheSameDifferent {
      return "Not fit for timing: the same code seems to differ from itself. End what else runs, and test again."
    }
    if !test.findsWhatIsPlanted {
      return
        "Not fit for timing in this time: work that was planted isn't found. End what else runs, or raise --budget."
    }
    return "Fit for timing: the same code is the same, and the work that was planted is found."
  }
}
