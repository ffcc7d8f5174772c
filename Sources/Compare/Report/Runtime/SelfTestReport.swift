import Results
import Metrics

package struct SelfTestReport {
  private let test: SelfTestResult

  package init(_ test: SelfTestResult) { self.test = test }

  package var lines: [String] {
    let comparisons = [Subject.Role.control, .slowed].compactMap(test.measurement.comparison)
    let margin = test.measurement.margin
    return comparisons.map { "\($0.subject) against \($0.reference): \(RuntimeWording.ratio($0.raw, margin: margin))" }
      + Wording.wrapped([verdict]) + [""] + RuntimeWording.footnotes(of: test.measurement)
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
