import Metrics

/// A row of the comparison: its wording, definition and numbers. Every table, page and rule takes its rows from here.
package struct Measure: Sendable, Identifiable {
  /// The cheaper direction, if there is one.
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

  /// The part and the name as rules use them, such as `coverage.regions`.
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
  /// Whether its numbers vary between runs.
  package let isTimed: Bool
  package let value: @Sendable (_ result: SuiteResult, _ architecture: String) -> MeasuredValue?
}

package struct MeasuredValue: Equatable, Sendable {
  package var number: Double
  /// The 95 % interval; nil for a count.
  package var interval: ClosedRange<Double>?
  /// The comparison with the reference, if it takes more than a subtraction.
  package var comparison: TimeComparison?

  package init(_ number: Double, interval: ClosedRange<Double>? = nil, comparison: TimeComparison? = nil) {
    self.number = number
    self.interval = interval
    self.comparison = comparison
  }

  /// The number, with its interval in brackets.
  package func text(_ unit: MeasureUnit) -> String {
    NumberText.text(number, unit) + (interval.map { " (\(NumberText.text($0, unit)))" } ?? "")
  }
}

/// The titles of measures, and their correlation with the code lines.
package enum SuiteWording {
  /// Returns, for example, `.96` or `−.43`.
  package static func correlation(_ correlation: Double?) -> String {
    correlation.map { NumberText.fixed($0, decimals: 2).replacing("0.", with: ".") } ?? "–"
  }

  package static let correlationLegend =
    "ρ: how closely a measure ranks these architectures as their code lines do (Spearman, −1 to 1)."

  /// Returns the title with unit and direction, such as `time of a step (µs) ↓`.
  package static func title(_ measure: Measure) -> String {
    [measure.title, NumberText.name(of: measure.unit).map { "(\($0))" }, measure.direction.arrow].compactMap { $0 }
      .joined(separator: " ")
  }
}
