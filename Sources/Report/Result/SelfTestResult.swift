/// Whether a place is fit for timing, and the measurement that shows it.
public struct SelfTestResult: Codable, Equatable, Sendable {
  /// Whether the same code was told from itself, which is a false alarm.
  public var callsTheSameDifferent: Bool
  /// Whether the planted work was found.
  public var findsWhatIsPlanted: Bool
  /// What was measured.
  public var measurement: RuntimeResult

  /// Judges a measurement with a second and a planted copy of the reference.
  public init(_ measurement: RuntimeResult) {
    callsTheSameDifferent = measurement.comparison(.again)?.verdict.isDifference ?? false
    findsWhatIsPlanted = measurement.comparison(.planted)?.verdict == .slower
    self.measurement = measurement
  }

  /// Whether what is real shows here, and what isn't doesn't.
  public var isFit: Bool { !callsTheSameDifferent && findsWhatIsPlanted }
}
