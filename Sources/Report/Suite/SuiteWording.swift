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

  /// The title with its unit and direction: `time of a step (µs) ↓`.
  package static func title(_ measure: Measure) -> String {
    [measure.title, NumberText.name(of: measure.unit).map { "(\($0))" }, arrow(measure.direction)].compactMap { $0 }
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
