import Metrics

/// The verdict on whether a machine is quiet enough for timing, and the measurement behind it.
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
