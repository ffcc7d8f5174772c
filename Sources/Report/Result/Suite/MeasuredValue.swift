public import Runtime

/// One number of one architecture.
public struct MeasuredValue: Equatable, Sendable {
  /// The number, in the measure's unit.
  public var number: Double
  /// Its 95 % interval; nil for what is counted.
  public var interval: ClosedRange<Double>?
  /// How it compares with the reference's, where that takes more than a subtraction.
  public var comparison: TimeComparison?

  /// States a value.
  public init(_ number: Double, interval: ClosedRange<Double>? = nil, comparison: TimeComparison? = nil) {
    self.number = number
    self.interval = interval
    self.comparison = comparison
  }
}
