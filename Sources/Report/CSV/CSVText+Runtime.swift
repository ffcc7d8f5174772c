import Runtime

extension CSVText {
  /// Times and differences: a row for each contender of all stories, each story and each step.
  public init(_ result: RuntimeResult) {
    self.init(
      header: [
        "story", "step", "contender", "role", "least ns", "median ns", "p95 ns", "outliers", "harness share", "ratio",
        "low", "high", "verdict", "net ratio", "net low", "net high", "net verdict",
      ],
      rows: ([result.overall] + result.stories + result.steps + Self.starts(in: result)).flatMap { finding in
        result.contenders.map { Self.row(finding, $0, reference: result.reference) }
      })
  }

  /// Both starts bear the name of the same story; the kind is put before it.
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

  private static func row(_ finding: TimeFinding, _ contender: Contender, reference: String) -> [String] {
    let time = finding.times.first { $0.contender == contender.name }
    let comparison = finding.comparison(of: contender.name, to: reference)
    return [finding.story ?? "", finding.step ?? "", contender.name, contender.role.rawValue]
      + numbers(time?.least, time?.median, time?.ninetyFifth) + [time.map { "\($0.outliers)" } ?? ""]
      + numbers(time?.harnessShare) + fields(comparison?.raw) + fields(comparison?.net)
  }

  private static func fields(_ estimate: RatioEstimate?) -> [String] {
    numbers(estimate?.ratio, estimate?.low, estimate?.high) + [estimate?.verdict.rawValue ?? ""]
  }

  /// What isn't known is left empty, never zero.
  private static func numbers(_ values: Double?...) -> [String] {
    values.map { $0.map { "\($0)" } ?? "" }
  }
}
