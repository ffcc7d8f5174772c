import Results
import Metrics

struct StartReport {
  let start: StartResult
  let subjects: [String]
  let reference: String

  var lines: [String] {
    TextTable.lines(
      header: ["start, from launch to the settled menu"] + subjects,
      rows: rows(of: start.warm, "warm") + rows(of: start.cold, "cold"))
      + Wording.wrapped(
        "Warm: the app has been started in this process before. Cold: its first start in a process, over "
          + "\(Wording.count(start.coldStarts, "process", "processes")) each; the program's files were in memory.")
  }

  private func rows(of finding: StartFinding, _ name: String) -> [[String]] {
    func times(_ finding: TimeFinding) -> [String] {
      subjects.map { finding.time(of: $0).map { NumberText.text($0.median, .nanoseconds) } ?? "–" }
    }
    let estimates = subjects.map { finding.whole.comparison(of: $0, to: reference)?.raw }
    return [["\(name), median (µs)"] + times(finding.whole)]
      + finding.steps.map { ["  of it: \($0.step ?? "")"] + times($0) }
      + RuntimeReport.rows("difference", of: estimates).map { ["  \($0[0])"] + $0.dropFirst() }
  }
}
