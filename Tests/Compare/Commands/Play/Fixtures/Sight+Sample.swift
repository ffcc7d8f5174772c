import HeadlessUI

@testable import CompareSuite

extension Sight {
  static func sample(
    _ snapshot: Snapshot? = .sample, columns: Int = 60, rows: Int = 24,
    findings: [(step: Int, lines: [String])] = []
  ) -> Sight {
    Sight(
      names: ["A", "B", "C"], snapshots: [snapshot, snapshot, snapshot], steps: ["the app is launched"],
      findings: findings, state: "time 0 ms", size: TerminalSize(columns: columns, rows: rows))
  }
}
