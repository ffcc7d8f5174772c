import Results
import Metrics

package struct GrowthReport {
  private let result: GrowthResult

  package init(_ result: GrowthResult) { self.result = result }

  package var lines: [String] {
    ["Time in µs, over as many places (N) as each column says, and the power of N that it grows with", ""]
      + result.tasks.flatMap { Self.lines(of: $0, sizes: result.sizes) + [""] } + Wording.wrapped(notes)
  }

  private static func lines(of task: GrowthResult.Task, sizes: [Int]) -> [String] {
    let rows = task.architectures.map { architecture in
      [architecture.name]
        + architecture.points.map { $0.median.map { NumberText.text($0 * 1e9, .nanoseconds) } ?? "unknown" }
        + [
          architecture.timeGrowth.map(exponent) ?? "unknown",
          architecture.points.last?.rows.map(NumberText.plain) ?? "unknown",
          architecture.rowGrowth.map { NumberText.text($0.exponent, .exponent) } ?? "unknown",
          verdict(on: architecture, task),
        ]
    }
    let header = [""] + sizes.map(NumberText.plain) + ["grows with", "rows", "grow with", ""]
    return ["\(task.name): \(task.exponent == 0 ? "as much, however large N" : "in proportion to N")"]
      + TextTable.lines(header: header, rows: rows)
  }

  static func exponent(_ law: PowerLaw) -> String {
    law.isPoor
      ? law.steps.map { NumberText.text($0, .exponent) }.joined(separator: ", ")
      : NumberText.text(law.exponent, .exponent) + (law.margin.map { " ± \(NumberText.text($0, .exponent))" } ?? "")
  }

  private static func verdict(on architecture: GrowthResult.Architecture, _ task: GrowthResult.Task) -> String {
    switch (architecture.laysOutTooMuch(for: task), architecture.takesTooLong(for: task)) {
    case (true, true): "✗ rows and time"
    case (true, false): "✗ rows"
    case (false, true): "✗ time"
    case (false, false): ""
    }
  }

  private var notes: [String] {
    var notes = [
      "Rows: how many rows of the list were laid out over the largest guide; counted, so the same in every run. "
        + "The services answer in the same time however large the guide is.",
      "Time: the thread's on the processor, the median of \(result.rounds) rounds, shuffled with seed \(result.seed). Its power is the slope of the "
        + "least-squares line through the logarithms of all times, ± a 95 % interval after Student. If no single power fits, "
        + "for example because of a constant part, the powers from each size to the next are shown.",
      "✗: grows faster than the task asks for. Time may grow with 0.3 more, because data that doesn't fit in a cache takes longer.",
    ]
    if !result.leftOut.isEmpty {
      notes.append(
        "Left out: \(Wording.list(result.leftOut.map(NumberText.plain))) places, which would have taken longer than "
          + "\(NumberText.plain(result.limit)) s with the rest.")
    }
    if !result.isOptimised { notes.append("This is a debug build, whose times say little. Run with -c release.") }
    return notes
  }
}
