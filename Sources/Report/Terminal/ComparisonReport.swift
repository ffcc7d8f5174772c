import Runtime

/// The whole comparison as text.
public struct ComparisonReport {
  private let result: ComparisonResult

  /// Draws a result.
  public init(_ result: ComparisonResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] {
    ["SameApp: one app, \(Wording.count(result.architectures.count, "architecture", "architectures"))", ""]
      + StoriesReport(result.stories).closingLines + [""]
      + TextTable(header: [""] + result.architectures.map(\.name), rows: rows).lines
      + [""] + notes.flatMap(Wording.wrapped) + omissions
  }

  private var rows: [[String]] {
    var rows = [
      row("source files") { $0.files.map(String.init) },
      row("code lines") { $0.lines.map { String($0.code) } },
      row("comment lines") { $0.lines.map { String($0.comment) } },
      row("blank lines") { $0.lines.map { String($0.blank) } },
    ]
    guard result.timing != nil else { return rows }
    rows.append(row("time per step, median (µs)") { $0.stepTime.map { Wording.microseconds($0.median) } })
    if hasIntervals {
      rows.append(
        row("  95 % interval of the median") { architecture in
          architecture.stepTime?.interval.map { Self.range($0.lower, $0.upper) }
        })
    }
    rows.append(
      row("  5th to 95th percentile") { architecture in
        architecture.stepTime.map { Self.range($0.spread.lowerBound, $0.spread.upperBound) }
      })
    return rows
  }

  private var hasIntervals: Bool { result.architectures.contains { $0.stepTime?.interval != nil } }

  private func row(_ name: String, _ value: (ComparisonResult.Architecture) -> String?) -> [String] {
    [name] + result.architectures.map { value($0) ?? "unknown" }
  }

  private static func range(_ low: Double, _ high: Double) -> String {
    "\(Wording.microseconds(low))–\(Wording.microseconds(high))"
  }

  private var notes: [String] {
    let codeLine = "Code line: a line that holds at least one token, as Swift's parser sees it."
    guard let timing = result.timing else { return [codeLine] }
    let ratio = Wording.percent(timing.sameAgainRatio)
    let interval = timing.sameAgainInterval.map {
      " (95 % interval \(Wording.percent($0.lower)) to \(Wording.percent($0.upper)))"
    }
    return [
      codeLine,
      "Time: \(Wording.count(timing.rounds, "round", "rounds")), shuffled with seed \(timing.seed); "
        + "a sample is the mean of \(Wording.count(timing.stepsPerSample, "step", "steps")) with the story driver.",
    ] + (hasIntervals ? [] : ["There are too few rounds for a 95 % interval: it takes 6."]) + [
      "\(timing.reference) timed twice a round differs from itself by \(ratio)\(interval ?? "").",
      "A smaller difference says nothing; in one process, a few percent can come from where the code lies.",
    ]
  }

  private var omissions: [String] {
    result.omissions.isEmpty ? [] : [""] + result.omissions.flatMap { Wording.wrapped("Left out: \($0)") }
  }
}
