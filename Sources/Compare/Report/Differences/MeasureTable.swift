import Results
import Metrics

/// The measures that have a number in the result, with the numbers of all architectures.
struct MeasureTable {
  struct Row {
    let measure: Measure
    let values: [String: MeasuredValue]
    /// The correlation with the code lines; nil for fewer than five architectures.
    let correlation: Double?
    fileprivate let estimate: (String, String) -> TimeEstimate?

    var title: String { SuiteWording.title(measure) }

    var hasIntervals: Bool { values.values.contains { $0.interval != nil } }

    /// The largest number divided by the smallest.
    var range: Double? {
      let numbers = values.values.map(\.number)
      guard numbers.count > 1, measure.unit != .exponent, let least = numbers.min(), let most = numbers.max(), least > 0
      else { return nil }
      return most / least
    }

    func difference(of subject: String, against base: String) -> Difference? {
      guard let value = values[subject], let baseValue = values[base] else { return nil }
      return Difference(measure, value, against: baseValue, estimate: estimate(subject, base))
    }
  }

  let architectures: [String]
  let rows: [Row]

  init(_ result: SuiteResult, measures: [Measure] = Measures.all) {
    let names = result.names
    architectures = names
    rows = measures.compactMap { measure in
      let values = names.reduce(into: [String: MeasuredValue]()) { values, name in
        values[name] = measure.value(result, name).flatMap { $0.number.isFinite ? $0 : nil }
      }
      guard !values.isEmpty else { return nil }
      let finding = Self.finding(of: values.values.compactMap(\.comparison), in: result)
      return Row(
        measure: measure, values: values, correlation: result.correlationWithCodeLines(of: measure)
      ) { subject, base in
        finding.flatMap {
          TimeEstimate(of: subject, against: base, in: $0, withoutHarness: measure.id.hasSuffix("Net"))
        }
      }
    }
  }

  func row(_ id: String) -> Row? { rows.first { $0.measure.id == id } }

  var hasCorrelations: Bool { rows.contains { $0.correlation != nil } }

  /// The rows of each part that has any.
  var parts: [(title: String, rows: [Row])] {
    SuitePart.allCases.map { part in (part.title, rows.filter { $0.measure.part == part }) }.filter { !$0.rows.isEmpty }
  }

  /// The finding with these comparisons and the comparisons of all other pairs.
  private static func finding(of comparisons: [TimeComparison], in result: SuiteResult) -> TimeFinding? {
    guard let comparison = comparisons.first, let runtime = result.runtime else { return nil }
    return [runtime.overall, runtime.start?.warm.whole, runtime.start?.cold.whole].compactMap(\.self)
      .first { $0.comparisons.contains(comparison) }
  }
}
