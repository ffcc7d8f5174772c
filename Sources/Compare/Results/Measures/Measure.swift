import Metrics

/// One row of the comparison: what is measured, how it is defined, and where a result holds it.
///
/// Every table, page and rule takes its rows from here, so that a number means the same in all of them.
package struct Measure: Sendable, Identifiable {
  package typealias Unit = MeasureUnit

  /// Which way is cheaper; most numbers have no such way.
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

  /// The part and the name, as in `coverage.regions`; what `compare diff --fail-on` calls it.
  package let id: String
  package let part: SuitePart
  package let title: String
  package let unit: Unit
  package let direction: Direction
  package let definition: String
  /// The type or function that computes it.
  package let computedBy: String
  package let source: String
  /// What it doesn't say.
  package let limits: String
  /// Whether the terminal's short table shows it; `--all` shows all.
  package let isHeadline: Bool
  /// Whether its numbers vary from run to run; all others follow from the sources and the toolchain.
  package let isTimed: Bool
  /// The number of one architecture; nil where the result has none.
  package let value: @Sendable (_ result: SuiteResult, _ architecture: String) -> MeasuredValue?
}

package struct MeasuredValue: Equatable, Sendable {
  package var number: Double
  /// Its 95 % interval; nil for what is counted.
  package var interval: ClosedRange<Double>?
  /// How it compares with the reference's, where that takes more than a subtraction.
  package var comparison: TimeComparison?

  package init(_ number: Double, interval: ClosedRange<Double>? = nil, comparison: TimeComparison? = nil) {
    self.number = number
    self.interval = interval
    self.comparison = comparison
  }
}

/// How measures are named in every report, and how they go with the code lines.
package enum SuiteWording {
  /// Beyond this correlation a measure is one with the code lines, whichever way it goes with them.
  private static let closeCorrelation = 0.9

  /// Whether a measure says no more than the code lines do, by the correlation as it is written.
  package static func followsSize(_ correlation: Double?) -> Bool {
    (abs(correlation ?? 0) * 100).rounded() / 100 > closeCorrelation
  }

  /// A correlation in a narrow column: `.96`, `−.43`.
  package static func correlation(_ correlation: Double?) -> String {
    correlation.map { NumberText.fixed($0, decimals: 2).replacing("0.", with: ".") } ?? "–"
  }

  package static let correlationLegend =
    "ρ: how far a measure goes with code lines over these architectures (Spearman, −1 to 1); beyond .9 it says no more than size does."

  /// The title with its unit and direction: `time of a step (µs) ↓`; what follows size has no direction.
  /// - Parameter correlation: How the measure goes with the code lines, where that is known.
  package static func title(_ measure: Measure, correlation: Double? = nil) -> String {
    let direction = followsSize(correlation) ? nil : measure.direction.arrow
    return [measure.title, NumberText.name(of: measure.unit).map { "(\($0))" }, direction].compactMap { $0 }
      .joined(separator: " ")
  }
}
