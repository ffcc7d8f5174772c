import Foundation

/// How what has changed is written.
enum DiffWording {
  /// A value with its unit, and its interval if it has one.
  static func value(_ value: MeasuredValue, _ measure: Measure) -> String {
    let interval = value.interval.map { " (95 % interval \(SuiteWording.text($0, measure.unit)))" } ?? ""
    return number(value.number, measure.unit) + interval
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
      return "\(number(old, unit)) → \(number(new, unit)) (\(Wording.percent(ratio)) beside what was timed with it)"
    case (let old?, nil): return "\(number(old, unit)) → none"
    case (nil, let new?): return "none → \(number(new, unit))"
    case (nil, nil): return "none"
    }
  }

  private static func change(_ old: Double, _ new: Double, _ unit: Measure.Unit) -> String {
    "\(number(old, unit)) → \(number(new, unit)) (\(difference(new - old, unit)))"
  }

  private static func number(_ number: Double, _ unit: Measure.Unit) -> String {
    [SuiteWording.text(number, unit), SuiteWording.name(of: unit)].compactMap { $0 }.joined(separator: " ")
  }

  /// What is between two values, with a sign; of shares and ratios in points of percent.
  private static func difference(_ difference: Double, _ unit: Measure.Unit) -> String {
    let sign = difference < 0 ? "−" : "+"
    let amount = abs(difference)
    return switch unit {
    case .share, .ratio: sign + String(format: amount < 0.001 ? "%.2f" : "%.1f", amount * 100)
    case .bytes: sign + String(format: "%.1f", amount / 1024)
    case .nanoseconds: sign + Wording.microseconds(amount / 1e9)
    case .seconds, .exponent: sign + String(format: "%.2f", amount)
    case .count, .lines, .points: sign + SuiteWording.text(amount, unit)
    }
  }
}
