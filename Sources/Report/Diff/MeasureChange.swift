/// One measure of one architecture that is not what it was.
public struct MeasureChange: Codable, Equatable, Sendable {
  /// The measure's id.
  public var measure: String
  /// The architecture.
  public var architecture: String
  /// What it was, in the measure's unit; nil when there was none.
  public var old: Double?
  /// What it is; nil when there is none any more.
  public var new: Double?
  /// For a time: how many times as much it is as before, both held against what was timed beside them.
  public var timeRatio: Double?
}

extension MeasureChange {
  /// - Returns: nil when nothing has changed, as far as can be told.
  init?(_ measure: Measure, of architecture: String, from old: SuiteResult, to new: SuiteResult) {
    let before = measure.value(old, architecture)
    let now = measure.value(new, architecture)
    var timeRatio: Double?
    switch (before, now) {
    case (nil, nil): return nil
    case (.some, .some) where measure.isTime:
      // Without a yardstick a change can be neither seen nor ruled out, which is said once for all times.
      guard let change = Self.timeChange(measure, of: architecture, from: old, to: new), !change.interval.contains(1)
      else { return nil }
      timeRatio = change.ratio
    case (let before?, let now?):
      let widths = (before.halfWidth(in: old), now.halfWidth(in: new))
      let width = (widths.0 * widths.0 + widths.1 * widths.1).squareRoot()
      guard abs(now.number - before.number) > width + 1e-9 * abs(before.number) else { return nil }
    default: break
    }
    self.init(
      measure: measure.id, architecture: architecture, old: before?.number, new: now?.number, timeRatio: timeRatio)
  }

  private static func timeChange(
    _ measure: Measure, of architecture: String, from old: SuiteResult, to new: SuiteResult
  ) -> (ratio: Double, interval: ClosedRange<Double>)? {
    guard let before = ComparableTime(measure, of: architecture, in: old),
      let now = ComparableTime(measure, of: architecture, in: new)
    else { return nil }
    return now.ratio(to: before)
  }
}
