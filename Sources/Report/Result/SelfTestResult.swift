import Runtime

/// Whether a place is fit for timing, and the measurement that shows it.
public struct SelfTestResult: Codable, Equatable, Sendable {
  /// What a measurement of some length finds here.
  public struct Power: Codable, Equatable, Sendable {
    /// How many launches it has.
    public var launches: Int
    /// How many times the other's time one takes where that is found four times in five, within one session.
    public var ratioFound: Double
  }

  /// Whether the same code was told from itself, which is a false alarm.
  public var callsTheSameDifferent: Bool
  /// Whether the planted work was found.
  public var findsWhatIsPlanted: Bool
  /// By how much the log ratios of launches differ here, as a standard deviation; nil where they don't, or there was one launch.
  public var launchDeviation: Double?
  /// What measurements of all implementations find that have launches which differ so.
  public var powers: [Power]
  /// What was measured.
  public var measurement: RuntimeResult

  /// Judges a measurement with a second and a planted copy of the reference.
  /// - Parameter implementations: How many there are to be compared here.
  public init(_ measurement: RuntimeResult, implementations: Int) {
    callsTheSameDifferent = measurement.comparison(.again)?.verdict.isDifference ?? false
    findsWhatIsPlanted = measurement.comparison(.planted)?.verdict == .slower
    let variances = [Contender.Role.again, .planted].compactMap { measurement.comparison($0)?.logDeviation }.map {
      $0 * $0
    }
    let deviation = (variances.reduce(0, +) / Double(max(variances.count, 1))).squareRoot()
    launchDeviation = deviation > 0 ? deviation : nil
    powers =
      launchDeviation.map { deviation in
        let power = TimingPower(implementations: max(implementations, 2), deviation: deviation)
        return [4, 8, 24, 80].map { Power(launches: $0, ratioFound: power.ratioFound(in: $0)) }
      } ?? []
    self.measurement = measurement
  }

  /// Whether what is real shows here, and what isn't doesn't.
  public var isFit: Bool { !callsTheSameDifferent && findsWhatIsPlanted }
}
