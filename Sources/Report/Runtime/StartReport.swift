import Results
import Timing

/// What starting the app takes, as text.
struct StartReport {
  let start: StartResult
  let contenders: [String]
  let reference: String

  var lines: [String] {
    TextTable(
      header: ["start, from launch to the settled menu"] + contenders,
      rows: rows(of: start.warm, "warm") + rows(of: start.cold, "cold")
    ).lines
      + Wording.wrapped(
        "Warm: the app has been started in this process before. Cold: its first start in a process, over "
          + "\(Wording.count(start.coldStarts, "process", "processes")) each; the program's files were in memory.")
  }

  private func rows(of finding: StartFinding, _ name: String) -> [[String]] {
    let times = contenders.map { name in finding.whole.times.first { $0.contender == name } }
    let comparisons = contenders.map { finding.whole.comparison(of: $0, to: reference) }
    func row(_ name: String, _ texts: [String?]) -> [String] { [name] + texts.map { $0 ?? "–" } }
    let steps = finding.steps.map { step in
      row(
        "  of it: \(step.step ?? "")",
        contenders.map { name in step.times.first { $0.contender == name }.map { Self.microseconds($0.median) } })
    }
    return [row("\(name), median (µs)", times.map { $0.map { Self.microseconds($0.median) } })] + steps + [
      row("  difference", comparisons.map { $0?.raw.map { NumberText.ratio($0.ratio) } }),
      row("    95 % interval from", comparisons.map { $0?.raw.map { NumberText.ratio($0.low) } }),
      row("    to", comparisons.map { $0?.raw.map { NumberText.ratio($0.high) } }),
      row("  verdict", comparisons.map { $0?.verdict.rawValue }),
    ]
  }

  private static func microseconds(_ nanoseconds: Double) -> String { NumberText.text(nanoseconds, .nanoseconds) }
}
