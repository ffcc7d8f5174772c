internal import Report

/// How kept numbers stand in tables, and what stands below these.
struct MeasureCells {
  let record: RecordedSuite

  /// A number with its interval, as reports have it.
  func text(_ measure: Measure, of architecture: RecordedSuite.Architecture) -> String {
    guard let number = architecture.numbers[measure.id] else { return "–" }
    let interval = number.interval.map { " (\(NumberText.text($0, measure.unit)))" } ?? ""
    return NumberText.text(number.number, measure.unit) + interval
  }

  /// What has to be read with these measures of these architectures.
  func notes(_ measures: [Measure], of architectures: [RecordedSuite.Architecture]) -> [String] {
    let hasGaps = measures.contains { measure in
      architectures.contains { $0.numbers[measure.id] == nil && !isReference($0, in: measure) }
    }
    let timed = measures.filter { measure in
      measure.isTimed && architectures.contains { $0.numbers[measure.id] != nil }
    }
    return (timed.isEmpty ? [] : ["", place(of: timed)]) + (hasGaps ? ["", "–: not known."] : [])
  }

  /// Whether it is the one that others are compared with, which has no ratio to itself.
  private func isReference(_ architecture: RecordedSuite.Architecture, in measure: Measure) -> Bool {
    measure.unit == .ratio && architecture.name == record.architectures.first?.name
  }

  /// What the intervals of the runtime hold for; of the first results that isn't known.
  private var reach: String {
    record.sessions.map { $0 == 1 ? ", of runtime within one session" : ", of runtime over \($0) sessions" } ?? ""
  }

  /// A time means nothing without its place and day.
  private func place(of timed: [Measure]) -> String {
    let days = Set(timed.map { String((record.dates[$0.part.rawValue] ?? record.circumstances.date).prefix(10)) })
    return "Times are of \(days.sorted().joined(separator: " and ")), on \(record.circumstances.machine), "
      + "\(record.circumstances.toolchain); in brackets the 95 % interval\(reach)."
  }
}
