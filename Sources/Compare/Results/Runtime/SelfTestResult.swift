import Metrics

/// Whether a machine is fit for timing, and the measurement that shows it.
package struct SelfTestResult: Codable, Equatable, Sendable {
  package struct Power: Codable, Equatable, Sendable {
    package var processes: Int
    /// The ratio that is found four times in five, within one session.
    package var ratioFound: Double
  }

  /// A false alarm: the A/A control differs significantly from the reference.
  package var callsControlDifferent: Bool
  package var findsSlowdown: Bool
  /// The standard deviation of the log ratios of processes; `nil` where they don't differ.
  package var processDeviation: Double?
  /// What a measurement of all implementations finds if its processes differ by as much.
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
