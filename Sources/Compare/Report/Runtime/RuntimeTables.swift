import Results
import Metrics

extension CSVText {
  /// A row for each subject over all stories, in each story, and in each step.
  package init(_ result: RuntimeResult) {
    self.init(
      header: [
        "story", "step", "subject", "role", "least ns", "median ns", "p95 ns", "outliers", "harness share", "ratio",
        "low", "high", "verdict", "net ratio", "net low", "net high", "net verdict",
      ],
      rows: ([result.overall] + result.stories + result.steps + Self.starts(in: result)).flatMap { finding in
        result.subjects.map { Self.row(finding, $0, reference: result.reference) }
      })
  }

  /// Both starts have the same name, so the kind comes first.
  private static func starts(in result: RuntimeResult) -> [TimeFinding] {
    guard let start = result.start else { return [] }
    return [("warm", start.warm), ("cold", start.cold)].flatMap { kind, finding in
      ([finding.whole] + finding.steps).map { found in
        var named = found
        named.story = found.story.map { "\(kind): \($0)" }
        return named
      }
    }
  }

  private static func row(_ finding: TimeFinding, _ subject: Subject, reference: String) -> [String] {
    let time = finding.time(of: subject.name)
    let comparison = finding.comparison(of: subject.name, to: reference)
    return [finding.story ?? "", finding.step ?? "", subject.name, subject.role.rawValue]
      + numbers(time?.least, time?.median, time?.ninetyFifth) + [number(time?.outliers)]
      + numbers(time?.harnessShare) + fields(comparison?.raw) + fields(comparison?.net)
  }

  private static func fields(_ estimate: RatioEstimate?) -> [String] {
    numbers(estimate?.ratio, estimate?.low, estimate?.high) + [estimate?.verdict.rawValue ?? ""]
  }

  private static func numbers(_ values: Double?...) -> [String] { values.map { number($0) } }
}

extension RuntimeResult {
  func evidence(_ architectures: [String]) -> EvidenceTable {
    typealias Line = (story: String, median: Double, comparison: TimeComparison?)
    let columns: [EvidenceTable.Column<Line>] = [
      .init("story") { .text($0.story) },
      .init("median (µs)") { .number(orNone: $0.median, .nanoseconds) },
      .init("against \(reference)") { .number(orNone: $0.comparison?.raw?.ratio, .ratio) },
      .init("95 % from") { .number(orNone: $0.comparison?.raw?.low, .ratio) },
      .init("to") { .number(orNone: $0.comparison?.raw?.high, .ratio) },
      .init("verdict") { .text(orNone: $0.comparison?.verdict.rawValue) },
    ]
    return EvidenceTable("times", "The stories", of: architectures, columns: columns) { name in
      stories.compactMap { story in
        story.time(of: name).map { (story.story ?? "", $0.median, story.comparison(of: name, to: reference)) }
      }
    }
  }
}
