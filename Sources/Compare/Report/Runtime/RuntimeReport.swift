import Metrics
import Results

package struct RuntimeReport {
  /// JSON has all rows.
  private static let mostRows = 20
  private let result: RuntimeResult

  package init(_ result: RuntimeResult) { self.result = result }

  package var lines: [String] {
    [title, ""] + overallTable + [""] + result.tieSentences + [""] + details + [""]
      + (result.start.map { lines(of: $0) + [""] } ?? [])
      + Wording.wrapped(notes) + RuntimeWording.footnotes(of: result)
  }

  private var title: String {
    "Time of \(Wording.count(result.stories.count, "story", "stories")) with "
      + "\(Wording.count(result.timedSteps, "step", "steps")), against \(result.reference)"
  }

  private var names: [String] { result.subjects.map(\.name) }

  // MARK: - All stories

  private var overallTable: [String] {
    let times = names.map(result.overall.time)
    let comparisons = names.map { result.overall.comparison(of: $0, to: result.reference) }
    func row(_ name: String, _ texts: [String?]) -> [String] { [name] + texts.map { $0 ?? "–" } }
    return TextTable.lines(
      header: [""] + names,
      rows: [
        row("time per step, median (µs)", times.map { $0.map { perStep($0.median) } }),
        row("  least", times.map { $0.map { perStep($0.least) } }),
        row("  95th percentile", times.map { $0.map { perStep($0.ninetyFifth) } }),
        row("  outliers, which count as well", times.map { $0.map { NumberText.plain($0.outliers) } }),
        row("  of it the harness", times.map { $0?.harnessShare.map { NumberText.share($0) } }),
      ] + Self.rows("difference", of: comparisons.map { $0?.raw }, margin: result.margin)
        + Self.rows("difference without the harness", of: comparisons.map { $0?.net }, margin: result.margin))
  }

  static func rows(_ title: String, of estimates: [RatioEstimate?], margin: Double) -> [[String]] {
    let numbers = { RuntimeWording.texts(of: $0, margin: margin) }
    let texts: [(String, (RatioEstimate) -> String)] = [
      (title, { numbers($0).ratio }), ("  95 % interval from", { numbers($0).low }),
      ("  to", { numbers($0).high }), ("  verdict", { $0.verdict.rawValue }),
    ]
    return texts.map { name, text in [name] + estimates.map { $0.map(text) ?? "–" } }
  }

  private func perStep(_ nanoseconds: Double) -> String {
    NumberText.text(nanoseconds / Double(max(result.timedSteps, 1)), .nanoseconds)
  }

  // MARK: - Stories or steps

  private var details: [String] {
    let single = result.stories.count == 1
    let findings = single ? result.steps : result.stories
    guard findings.count > Self.mostRows else { return table(of: findings, kind: single ? "step" : "story") }
    let apart = findings.filter(\.tellsApart)
    guard !apart.isEmpty else { return ["In no single one of them is a difference called. JSON has all."] }
    let rest =
      "Two or more differ in \(apart.count) of \(findings.count). These differences are the largest; JSON has all:"
    return [rest] + table(of: apart.largestDifferences(Self.mostRows), kind: single ? "step" : "story")
  }

  private func table(of findings: [TimeFinding], kind: String) -> [String] {
    let others = result.subjects.filter { $0.role != .replay && $0.name != result.reference }.map(\.name)
    let rows = findings.map { finding in
      [Wording.shortened(finding.step ?? finding.story ?? "", to: 48)]
        + [finding.time(of: result.reference).map { NumberText.text($0.median, .nanoseconds) } ?? "–"]
        + others.map { difference(finding.comparison(of: $0, to: result.reference)) }
    }
    return TextTable.lines(header: [kind, "\(result.reference) (µs)"] + others, rows: rows)
  }

  /// A star marks a significant difference.
  private func difference(_ comparison: TimeComparison?) -> String {
    guard let comparison, let raw = comparison.raw else { return "–" }
    return NumberText.ratio(raw.ratio) + (comparison.verdict.isDifference ? "*" : " ")
  }

  // MARK: - The start

  private func lines(of start: StartResult) -> [String] {
    TextTable.lines(
      header: ["start, from launch to the settled menu"] + names,
      rows: rows(of: start.warm, "warm") + rows(of: start.cold, "cold"))
      + Wording.wrapped(
        "Warm: the app has been started in this process before. Cold: its first start in a process, over "
          + "\(Wording.count(start.coldStarts, "process", "processes")) each; the program's files were in memory.")
  }

  private func rows(of finding: StartFinding, _ name: String) -> [[String]] {
    func times(_ finding: TimeFinding) -> [String] {
      names.map { finding.time(of: $0).map { NumberText.text($0.median, .nanoseconds) } ?? "–" }
    }
    let estimates = names.map { finding.whole.comparison(of: $0, to: result.reference)?.raw }
    return [["\(name), median (µs)"] + times(finding.whole)]
      + finding.steps.map { ["  of it: \($0.step ?? "")"] + times($0) }
      + Self.rows("difference", of: estimates, margin: result.margin).map { ["  \($0[0])"] + $0.dropFirst() }
  }

  private var notes: [String] {
    [
      "Slower or faster (*): the 95 % interval is beyond the margin of ±\(NumberText.share(result.margin - 1)), which was fixed "
        + "beforehand. Same: it is within, and so is the interval of \(result.reference) and its own copy. Undecided: neither.",
      "Intervals over all stories hold for all pairs at once, after Tukey; of those that decide something in single stories "
        + "or steps, at least 95 % hold, after Benjamini and Yekutieli. \(RuntimeWording.reach(of: result))",
      "replay: shows recorded snapshots and does nothing else; what it takes is the harness's.",
    ]
  }
}

extension RuntimeResult {
  /// The groups in which no two differ over all stories.
  var tieSentences: [String] {
    let tied = overall.tieGroups.filter { $0.count > 1 }
    return tied.isEmpty
      ? ["Each differs from each other."] : tied.map { "No clear difference: \(Wording.list($0))." }
  }
}

extension TimeFinding {
  var tellsApart: Bool { tieGroups.count > 1 }

  fileprivate var largestDifference: Double {
    comparisons.filter(\.verdict.isDifference).compactMap { $0.raw?.ratio }.map { max($0, 1 / $0) }.max() ?? 1
  }
}

extension [TimeFinding] {
  func largestDifferences(_ count: Int) -> [TimeFinding] {
    Array(sorted { $0.largestDifference > $1.largestDifference }.prefix(count))
  }
}
