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
    ["SameApp: one app, \(result.architectures.count) architectures", ""]
      + StoriesReport(result.stories).failureLines + StoriesReport(result.stories).summaryLines
      + [""] + TextTable(header: [""] + result.architectures.map(\.name), rows: rows).lines
      + notes + omissions
  }

  private var rows: [[String]] {
    var rows = [
      row("source files") { $0.files.map(String.init) },
      row("code lines") { $0.lines.map { String($0.code) } },
      row("comment lines") { $0.lines.map { String($0.comment) } },
      row("blank lines") { $0.lines.map { String($0.blank) } },
    ]
    guard result.timing != nil else { return rows }
    rows += [
      row("time per step, median (µs)") { $0.stepTime.map { Wording.microseconds($0.median) } },
      row("  95 % interval of the median") { architecture in
        architecture.stepTime?.interval.map { Self.range($0.lower, $0.upper) }
      },
      row("  5th to 95th percentile") { architecture in
        architecture.stepTime.map { Self.range($0.spread.lowerBound, $0.spread.upperBound) }
      },
    ]
    return rows
  }

  private func row(_ name: String, _ value: (ComparisonResult.Architecture) -> String?) -> [String] {
    [name] + result.architectures.map { value($0) ?? "unknown" }
  }

  private static func range(_ low: Double, _ high: Double) -> String {
    "\(Wording.microseconds(low))–\(Wording.microseconds(high))"
  }

  private var notes: [String] {
    var notes = ["", "Code line: a line that holds at least one token, as Swift's parser sees it."]
    guard let timing = result.timing else { return notes }
    let ratio = Self.percent(timing.sameAgainRatio)
    let interval = timing.sameAgainInterval.map {
      " (95 % interval \(Self.percent($0.lower)) to \(Self.percent($0.upper)))"
    }
    notes += [
      "Time: \(timing.rounds) rounds in an order shuffled with seed \(timing.seed); a sample is the mean of "
        + "\(timing.stepsPerSample) steps, the story driver included.",
      "\(timing.reference) timed a second time in each round differs from itself by \(ratio)\(interval ?? ""): "
        + "read no smaller difference as one.",
      "One process on one machine: a difference of a few percent can come from where the code happens to lie.",
    ]
    return notes
  }

  private var omissions: [String] {
    result.omissions.isEmpty ? [] : [""] + result.omissions.map { "Left out: \($0)" }
  }

  private static func percent(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    let tenths = (abs(percent) * 10).rounded() / 10
    return "\(percent < 0 && tenths > 0 ? "−" : "+")\(tenths) %"
  }
}
