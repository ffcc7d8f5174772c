/// How what has changed is written.
enum DiffWording {
  /// A value with its unit, and its interval if it has one.
  static func value(_ value: MeasuredValue, _ measure: Measure) -> String {
    let interval = value.interval.map { " (95 % interval \(NumberText.text($0, measure.unit)))" } ?? ""
    return NumberText.textWithUnit(value.number, measure.unit) + interval
  }

  /// `90.0 % → 88.5 % (−1.5)`.
  static func change(_ old: MeasuredValue, _ new: MeasuredValue, _ measure: Measure) -> String {
    change(old.number, new.number, measure.unit)
  }

  /// The same of a change in a result; of a time that is told against what was timed beside it.
  static func change(_ change: MeasureChange, _ unit: Measure.Unit) -> String {
    switch (change.old, change.new) {
    case (let old?, let new?):
      guard let ratio = change.timeRatio else { return self.change(old, new, unit) }
      return
        "\(NumberText.textWithUnit(old, unit)) → \(NumberText.textWithUnit(new, unit)) (\(NumberText.ratio(ratio)) beside what was timed with it)"
    case (let old?, nil): return "\(NumberText.textWithUnit(old, unit)) → none"
    case (nil, let new?): return "none → \(NumberText.textWithUnit(new, unit))"
    case (nil, nil): return "none"
    }
  }

  private static func change(_ old: Double, _ new: Double, _ unit: Measure.Unit) -> String {
    "\(NumberText.textWithUnit(old, unit)) → \(NumberText.textWithUnit(new, unit)) (\(NumberText.difference(new - old, unit)))"
  }
}
