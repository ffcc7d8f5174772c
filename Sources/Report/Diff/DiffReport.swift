/// What has changed as text, for a terminal.
public struct DiffReport {
  private let result: DiffResult

  /// Draws a result.
  public init(_ result: DiffResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] {
    let blocks = [rules, changes, result.notes.flatMap(Wording.wrapped), [DiffHeading.of(result)]]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var rules: [String] {
    result.rules.flatMap { verdict in
      ["\(DiffHeading.mark(of: verdict.outcome)) \(verdict.rule): \(verdict.outcome.rawValue)"]
        + verdict.reasons.map { "    \($0)" }
    }
  }

  private var changes: [String] {
    guard !result.changes.isEmpty else { return ["Nothing changed."] }
    return Measures.all.flatMap { measure -> [String] in
      let changes = result.changes.filter { $0.measure == measure.id }
      guard !changes.isEmpty else { return [] }
      return ["\(measure.id): \(measure.title)"]
        + changes.map { "  \($0.architecture): \(DiffWording.change($0, measure.unit))" }
    }
  }
}
