import Runtime

/// Every measure that the result has a number of, with the numbers of all architectures.
struct MeasureTable {
  /// One measure.
  struct Row {
    /// What is measured.
    let measure: Measure
    /// The numbers, by architecture.
    let values: [String: MeasuredValue]
    /// How it goes with the code lines; nil for fewer than five architectures.
    let correlation: Double?
    fileprivate let estimate: (String, String) -> TimeEstimate?

    /// Whether it compares two already, so that comparing it again says nothing new.
    var isComparison: Bool { measure.unit == .ratio }

    /// How many times the least is the most; nil where that can't be said.
    var range: Double? {
      let numbers = values.values.map(\.number)
      guard numbers.count > 1, measure.unit != .exponent, let least = numbers.min(), let most = numbers.max(), least > 0
      else { return nil }
      return most / least
    }

    /// How two of them differ; nil when one has no number.
    func difference(of subject: String, against base: String) -> Difference? {
      guard let value = values[subject], let baseValue = values[base] else { return nil }
      return Difference(measure, value, against: baseValue, estimate: estimate(subject, base))
    }
  }

  /// The names of the architectures, in the order of the report.
  let architectures: [String]
  /// The measures, in the order of the catalogue.
  let rows: [Row]

  /// Takes the numbers from a result.
  init(_ result: SuiteResult, measures: [Measure] = Measures.shown) {
    let names = result.architectures.map(\.name)
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

  /// Where the comparisons with the reference stand, and beside them those of all others with each other.
  private static func finding(of comparisons: [TimeComparison], in result: SuiteResult) -> TimeFinding? {
    guard let comparison = comparisons.first, let runtime = result.runtime else { return nil }
    return [runtime.overall, runtime.start?.warm.whole, runtime.start?.cold.whole].compactMap(\.self)
      .first { $0.comparisons.contains(comparison) }
  }
}
