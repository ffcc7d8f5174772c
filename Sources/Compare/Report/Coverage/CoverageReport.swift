import Metrics
import Results

package struct CoverageReport {
  private let result: CoverageResult

  package init(_ result: CoverageResult) { self.result = result }

  package var lines: [String] {
    Wording.blocks([totals] + result.architectures.map(Self.roles) + [unlinked, failures, Self.definitions])
  }

  // MARK: - Side by side

  private typealias Architecture = CoverageResult.Architecture

  private var totals: [String] {
    func row(_ name: String, _ value: (Architecture) -> String) -> [String] { [name] + result.architectures.map(value) }
    func shares(_ share: KeyPath<CoveredShare, Double?>) -> [[String]] {
      CoverageResult.runs.map { name, run in
        row("  by \(name)") { Self.percent($0.total[keyPath: run][keyPath: share]) }
      }
    }
    return TextTable.lines(
      header: [""] + result.architectures.map(\.name),
      rows: [row("regions") { NumberText.plain($0.total.stories.regions) }] + shares(\.regionShare)
        + [row("decided regions") { NumberText.plain($0.total.stories.decided) }] + shares(\.decidedShare)
        + [
          row("own tests") { NumberText.plain($0.tests.tests) },
          row("own test lines") { NumberText.plain($0.tests.lines) },
          row("test doubles") { NumberText.plain($0.tests.doubles.count) },
          row("lines covered per test line") { architecture in
            architecture.coveredLinesPerTestLine.map(NumberText.plain) ?? "–"
          },
        ])
  }

  // MARK: - Role by role

  private static func roles(of architecture: Architecture) -> [String] {
    TextTable.lines(
      header: [
        architecture.name, "files", "regions", "own", "no screen", "charter", "stories", "decided", "own", "no screen",
        "charter", "stories",
      ],
      rows: architecture.roles.map { role in
        let shares = CoverageResult.runs.map { role[keyPath: $0.share] }
        return [role.name, NumberText.plain(role.fileCount), NumberText.plain(role.stories.regions)]
          + shares.map { percent($0.regionShare) } + [NumberText.plain(role.stories.decided)]
          + shares.map { percent($0.decidedShare) }
      })
  }

  private static func percent(_ share: Double?) -> String { share.map { NumberText.share($0) } ?? "–" }

  // MARK: - What was missing

  private var unlinked: [String] {
    result.architectures.flatMap { architecture -> [String] in
      guard !architecture.unlinked.isEmpty else { return [] }
      let count = Wording.count(architecture.unlinked.count, "function is", "functions are")
      return ["\(architecture.name): \(count) in no program, and counted as never run:"]
        + architecture.unlinked.map { "  \($0)" }
    }
  }

  private var failures: [String] {
    guard !result.failures.isEmpty else { return [] }
    return ["\(Wording.count(result.failures.count, "run", "runs")) failed; what was run until then is counted:"]
      + result.failures.flatMap(\.lines)
  }

  private static let definitions = Wording.wrapped(
    "Region: a stretch of code that runs as one, by the compiler's count; autoclosures and initial values are part of what is around them. "
      + "Decided: a region that runs or not by what is decided in its function, such as a branch or the code after a guard. "
      + "Own tests: the tests of the implementation's test target, each run alone. "
      + "One loads no screen when no view controller is given its view. Definitions: docs/metrics.md.")
}

extension CoverageResult {
  static let runs: [(name: String, share: KeyPath<Part, CoveredShare> & Sendable)] = [
    ("own tests", \.ownTests), ("own tests that load no screen", \.testsWithoutScreen), ("charter", \.charter),
    ("stories", \.stories),
  ]
}

extension CoverageResult.Failure {
  var lines: [String] { ["✗ \(Wording.clipped(what))"] + lastLines.map { Wording.clipped("    \($0)") } }
}
