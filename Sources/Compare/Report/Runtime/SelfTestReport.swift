import Results
import Metrics

/// A self-test as text: both comparisons, and what they say about the place.
package struct SelfTestReport {
  private let test: SelfTestResult

  package init(_ test: SelfTestResult) { self.test = test }

  package var lines: [String] {
    let comparisons = [Subject.Role.control, .slowed].compactMap(test.measurement.comparison)
    return comparisons.map { "\($0.subject) against \($0.reference): \(RuntimeWording.ratio($0.raw))" }
      + Wording.wrapped([verdict, power].compactMap(\.self)) + [""] + RuntimeWording.footnotes(of: test.measurement)
  }

  /// Eight processes are a minute of `compare runtime`.
  private var power: String? {
    guard let deviation = test.processDeviation else { return nil }
    let found = test.powers.map {
      "\(NumberText.ratio($0.ratioFound)) in \(NumberText.plain(Double($0.processes) / 8)) min"
    }
    return
      "Processes of this story differ by \(NumberText.share(deviation)). Where all do, “compare runtime” finds four of five "
      + "differences of \(Wording.list(found)), within one session; what sessions differ by comes on top."
  }

  private var verdict: String {
    if test.callsControlDifferent {
      return "Not fit for timing: the same code seems to differ from itself. End what else runs, and test again."
    }
    if !test.findsSlowdown {
      return
        "Not fit for timing in this time: the injected slowdown isn't found. End what else runs, or raise --budget."
    }
    return "Fit for timing: the same code is the same, and the injected slowdown is found."
  }
}
