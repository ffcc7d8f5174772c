/// All measures, in the order of reports.
package enum Measures {
  package static let all: [Measure] =
    lines + complexity + GraphMeasure.all.map(\.measure) + rules + coverage + spread + change + runtime + start + counts
    + growth + build

  package static func measure(_ id: String) -> Measure? { all.first { $0.id == id } }
}

/// The shared properties of related measures: their part, their source, and their facts in a result.
struct MeasureFamily<Facts>: Sendable {
  let part: SuitePart
  let source: String
  let facts: @Sendable (_ result: SuiteResult, _ architecture: String) -> Facts?

  func from(_ source: String) -> MeasureFamily { MeasureFamily(part: part, source: source, facts: facts) }

  func callAsFunction(
    _ name: String, _ title: String, _ unit: MeasureUnit, _ direction: Measure.Direction = .neither,
    is definition: String, by computedBy: String, limits: String, isTimed: Bool? = nil,
    number: @escaping @Sendable (Facts) -> Double?
  ) -> Measure {
    measured(
      name, title, unit, direction, is: definition, by: computedBy, limits: limits,
      isTimed: isTimed,
      value: { facts in number(facts).map { MeasuredValue($0) } })
  }

  /// - Parameter isTimed: Whether its numbers vary between runs; by default, true if its unit is a time or a ratio.
  func measured(
    _ name: String, _ title: String, _ unit: MeasureUnit, _ direction: Measure.Direction = .neither,
    is definition: String, by computedBy: String, limits: String, isTimed: Bool? = nil,
    value: @escaping @Sendable (Facts) -> MeasuredValue?
  ) -> Measure {
    Measure(
      id: "\(part.rawValue).\(name)", part: part, title: title, unit: unit, direction: direction,
      definition: definition, computedBy: computedBy, source: source, limits: limits,
      isTimed: isTimed ?? [.nanoseconds, .seconds, .ratio].contains(unit),
      value: { [facts] result, architecture in facts(result, architecture).flatMap(value) })
  }
}
