import Metrics

/// A row of the comparison, with its wording, definition and numbers. All tables, pages and rules take their rows from
/// here.
package struct Measure: Sendable, Identifiable {
  /// The direction that is cheaper, if any.
  package enum Direction: String, Codable, Sendable {
    case less, more, neither

    package var arrow: String? {
      switch self {
      case .less: "↓"
      case .more: "↑"
      case .neither: nil
      }
    }
  }

  /// The part and the name used in rules, such as `coverage.regions`.
  package let id: String
  package let part: SuitePart
  package let title: String
  package let unit: MeasureUnit
  package let direction: Direction
  package let definition: String
  /// The type or function that computes it.
  package let computedBy: String
  package let source: String
  package let limits: String
  /// Whether the short table in the terminal includes it; `--all` shows everything.
  package let isHeadline: Bool
  /// Whether its numbers vary between runs.
  package let isTimed: Bool
  package let value: @Sendable (_ result: SuiteResult, _ architecture: String) -> MeasuredValue?
}

package struct MeasuredValue: Equatable, Sendable {
  package var number: Double
  /// The 95 % interval; `nil` for a count.
  package var interval: ClosedRange<Double>?
  /// The comparison with the reference, if that takes more than a subtraction.
  package var comparison: TimeComparison?

  package init(_ number: Double, interval: ClosedRange<Double>? = nil, comparison: TimeComparison? = nil) {
    self.number = number
    self.interval = interval
    self.comparison = comparison
  }

  /// Returns the number, followed by its interval in brackets.
  package func text(_ unit: MeasureUnit) -> String {
    NumberText.text(number, unit) + (interval.map { " (\(NumberText.text($0, unit)))" } ?? "")
  }
}

/// The titles of measures, and their correlations with the code lines.
package enum SuiteWording {
  /// Beyond this correlation, positive or negative, a measure adds nothing to the code lines.
  private static let closeCorrelation = 0.9

  /// Judges by the rounded correlation that reports show.
  package static func followsSize(_ correlation: Double?) -> Bool {
    (abs(correlation ?? 0) * 100).rounded() / 100 > closeCorrelation
  }

  /// Returns, for example, `.96` or `−.43`.
  package static func correlation(_ correlation: Double?) -> String {
    correlation.map { NumberText.fixed($0, decimals: 2).replacing("0.", with: ".") } ?? "–"
  }

  package static let correlationLegend =
    "ρ: how far a measure goes with code lines over these architectures (Spearman, −1 to 1); beyond .9 its order is nearly that of size."

  /// Returns the title with unit and direction, such as `time of a step (µs) ↓`, without the direction if the measure
  /// follows size.
  package static func title(_ measure: Measure, correlation: Double? = nil) -> String {
    let direction = followsSize(correlation) ? nil : measure.direction.arrow
    return [measure.title, NumberText.name(of: measure.unit).map { "(\($0))" }, direction].compactMap { $0 }
      .joined(separator: " ")
  }
}
