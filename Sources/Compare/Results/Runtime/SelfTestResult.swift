import Metrics

/// Whether a place is fit for timing, and the measurement that shows it.
package struct SelfTestResult: Codable, Equatable, Sendable {
  package struct Power: Codable, Equatable, Sendable {
    package var launches: Int
    /// How many times the other's time one takes where that is found four times in five, within one session.
    package var ratioFound: Double
  }

  /// Whether the same code was told from itself, which is a false alarm.
  package var callsTheSameDifferent: Bool
  package var findsWhatIsPlanted: Bool
  /// By how much the log ratios of launches differ here, as a standard deviation; nil where they don't, or there was one launch.
  package var launchDeviation: Double?
  /// What measurements of all implementations find that have launches which differ so.
  package var powers: [Power]
  package var measurement: RuntimeResult

  package init(_ measurement: RuntimeResult, implementations: Int) {
    callsTheSameDifferent = measurement.comparison(.again)?.verdict.isDifference ?? false
    findsWhatIsPlanted = measurement.comparison(.planted)?.verdict == .slower
    let deviations = [Subject.Role.again, .planted].compactMap { measurement.comparison($0)?.logDeviation }
    let variance = deviations.reduce(0) { $0 + $1 * $1 } / Double(max(deviations.count, 1))
    let deviation = variance.squareRoot()
    launchDeviation = deviation > 0 ? deviation : nil
    powers =
      launchDeviation.map { deviation in
        let power = TimingPower(implementations: max(implementations, 2), deviation: deviation)
        return [4, 8, 24, 80].map { Power(launches: $0, ratioFound: power.ratioFound(in: $0)) }
      } ?? []
    self.measurement = measurement
  }

  package var isFit: Bool { !callsTheSameDifferent && findsWhatIsPlanted }
}
