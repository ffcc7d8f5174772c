import Metrics

/// Whether a place is fit for timing, and the measurement that shows it.
package struct SelfTestResult: Codable, Equatable, Sendable {
  package struct Power: Codable, Equatable, Sendable {
    package var processes: Int
    /// How many times the other's time one takes where that is found four times in five, within one session.
    package var ratioFound: Double
  }

  /// Whether the same code was told from itself, which is a false alarm.
  package var callsControlDifferent: Bool
  package var findsSlowdown: Bool
  /// By how much the log ratios of processes differ here, as a standard deviation; nil where they don't, or there was one process.
  package var processDeviation: Double?
  /// What measurements of all implementations find that have processes which differ so.
  package var powers: [Power]
  package var measurement: RuntimeResult

  package init(_ measurement: RuntimeResult, implementations: Int) {
    callsControlDifferent = measurement.comparison(.control)?.verdict.isDifference ?? false
    findsSlowdown = measurement.comparison(.slowed)?.verdict == .slower
    let deviations = [Subject.Role.control, .slowed].compactMap { measurement.comparison($0)?.logDeviation }
    let variance = deviations.reduce(0) { $0 + $1 * $1 } / Double(max(deviations.count, 1))
    let deviation = variance.squareRoot()
    processDeviation = deviation > 0 ? deviation : nil
    powers =
      processDeviation.map { deviation in
        let power = TimingPower(implementations: max(implementations, 2), deviation: deviation)
        return [4, 8, 24, 80].map { Power(processes: $0, ratioFound: power.ratioFound(in: $0)) }
      } ?? []
    self.measurement = measurement
  }

  package var isFit: Bool { !callsControlDifferent && findsSlowdown }
}
