import Metrics

/// Whether a machine is fit for timing, and the measurement that shows it.
package struct SelfTestResult: Codable, Equatable, Sendable {
  /// A false alarm: the A/A control differs significantly from the reference.
  package var callsControlDifferent: Bool
  package var findsSlowdown: Bool
  package var measurement: RuntimeResult

  package init(_ measurement: RuntimeResult) {
    callsControlDifferent = measurement.comparison(.control)?.verdict.isDifference ?? false
    findsSlowdown = measurement.comparison(.slowed)?.verdict == .slower
    self.measurement = measurement
  }

  package var isFit: Bool { !callsControlDifferent && findsSlowdown }
}
