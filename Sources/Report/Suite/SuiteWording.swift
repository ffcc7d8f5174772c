import Foundation
import Runtime

/// How the values of measures are written in every report.
package enum SuiteWording {
  /// A value in its measure's unit, without the unit.
  package static func text(_ number: Double, _ unit: Measure.Unit) -> String {
    switch unit {
    case .count, .lines, .points: plain(number)
    case .share: String(format: "%.1f %%", (number * 1000).rounded(.down) / 10)
    case .ratio: Wording.percent(number)
    case .nanoseconds: Wording.microseconds(number / 1e9)
    case .seconds: String(format: number < 10 ? "%.2f" : "%.1f", number)
    case .bytes: String(format: "%.1f", number / 1024)
    case .exponent: String(format: "%.2f", number)
    }
  }

  /// An interval in its measure's unit.
  package static func text(_ interval: ClosedRange<Double>, _ unit: Measure.Unit) -> String {
    let (low, high) = (text(interval.lowerBound, unit), text(interval.upperBound, unit))
    guard low.hasSuffix(" %") else { return "\(low)–\(high)" }
    return "\(low.dropLast(2))…\(high)"
  }

  /// What the numbers of a unit are, where that isn't plain from the title.
  package static func name(of unit: Measure.Unit) -> String? {
    switch unit {
    case .count, .lines, .share, .ratio: nil
    case .points: "points"
    case .nanoseconds: "µs"
    case .seconds: "s"
    case .bytes: "KiB"
    case .exponent: "power of N"
    }
  }

  /// `↓` where less is cheaper, `↑` where more is.
  package static func arrow(_ direction: Measure.Direction) -> String? {
    switch direction {
    case .less: "↓"
    case .more: "↑"
    case .neither: nil
    }
  }

  /// The title with its unit and direction: `time of a step (µs) ↓`.
  package static func title(_ measure: Measure) -> String {
    [measure.title, name(of: measure.unit).map { "(\($0))" }, arrow(measure.direction)].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What a comparison of times comes to, as a sentence.
  package static func sentence(_ comparison: TimeComparison) -> String {
    let names = "\(comparison.contender) against \(comparison.reference)"
    guard let raw = comparison.raw else { return "\(names): unknown, as it takes two launches." }
    let interval = "95 % interval \(Wording.percent(raw.low)) to \(Wording.percent(raw.high))"
    let ratio = "\(Wording.percent(raw.ratio)) (\(interval))"
    switch comparison.verdict {
    case .slower, .faster: return "\(names): \(comparison.verdict.rawValue), \(ratio)."
    case .same: return "\(names): no meaningful difference, \(ratio)."
    case .undecided: return "\(names): undecided, more launches might tell, \(ratio)."
    }
  }

  /// Whole numbers as such, others with what counts of them.
  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(format: "%.0f", number) : String(format: number < 10 ? "%.2f" : "%.1f", number)
  }
}
