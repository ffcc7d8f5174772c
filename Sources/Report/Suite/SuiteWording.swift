import Runtime

/// How measures are named in every report, and what times that were compared come to.
package enum SuiteWording {
  /// `↓` where less is cheaper, `↑` where more is.
  package static func arrow(_ direction: Measure.Direction) -> String? {
    switch direction {
    case .less: "↓"
    case .more: "↑"
    case .neither: nil
    }
  }

  /// Beyond this correlation a measure is one with the code lines, whichever way it goes with them.
  static let closeCorrelation = 0.9

  /// Whether a measure says no more than the code lines do, by the correlation as it is written.
  static func followsSize(_ correlation: Double?) -> Bool {
    (abs(correlation ?? 0) * 100).rounded() / 100 > closeCorrelation
  }

  /// A correlation in a narrow column: `.96`, `−.43`.
  static func correlation(_ correlation: Double?) -> String {
    correlation.map { NumberText.fixed($0, decimals: 2).replacing("0.", with: ".") } ?? "–"
  }

  /// What the column of correlations says.
  static let correlationLegend =
    "ρ: how far a measure goes with code lines over these architectures (Spearman, −1 to 1); beyond .9 it says no more than size does."

  /// The title with its unit and direction: `time of a step (µs) ↓`; what follows size has no direction.
  /// - Parameter correlation: How the measure goes with the code lines, where that is known.
  package static func title(_ measure: Measure, correlation: Double? = nil) -> String {
    let direction = followsSize(correlation) ? nil : arrow(measure.direction)
    return [measure.title, NumberText.name(of: measure.unit).map { "(\($0))" }, direction].compactMap { $0 }
      .joined(separator: " ")
  }

  /// What a comparison of times comes to, as a sentence.
  package static func sentence(_ comparison: TimeComparison) -> String {
    let names = "\(comparison.contender) against \(comparison.reference)"
    guard let raw = comparison.raw else { return "\(names): unknown, as it takes two launches." }
    let ratio = RuntimeWording.ratio(raw)
    return "\(names): \(RuntimeWording.verdict(raw.verdict)), \(ratio)."
  }
}
