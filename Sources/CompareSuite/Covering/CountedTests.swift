internal import CoverageFacts
import Foundation
import HeadlessUI
import Report
import Toolchain

/// Runs the tests of a module one by one, each in a process of its own: so it is known of each what it ran.
struct CountedTests {
  /// What came of it.
  struct Outcome {
    var tests: [String] = []
    var withoutView: [String] = []
    var failures: [CoverageResult.Failure] = []
    /// The counts of all tests; nil when there are none.
    var all: URL?
    /// The counts of those that make no view.
    var withoutViewCounts: URL?
  }

  /// What one test was seen to do.
  private struct Run: Sendable {
    let test: String
    let run: ProfiledRun
    let makesView: Bool
  }

  let package: CountedPackage
  let console: Console
  /// How many tests run before their counts are put together: each takes a megabyte.
  private static let batch = 32

  func run(module: String) throws -> Outcome {
    var outcome = Outcome()
    outcome.tests = try package.build.tests(in: module)
    for start in stride(from: 0, to: outcome.tests.count, by: Self.batch) {
      console.progress("\(module): test \(start + 1) of \(outcome.tests.count)")
      let runs = try run(Array(outcome.tests[start..<min(start + Self.batch, outcome.tests.count)]))
      let quiet = runs.filter { !$0.makesView }
      outcome.withoutView += quiet.map(\.test)
      outcome.failures += runs.filter { !$0.run.hasPassed }
        .map { CoverageResult.Failure($0.test, lastLines: $0.run.lastLines) }
      try add(runs, to: &outcome.all, named: "\(module)-all")
      try add(quiet, to: &outcome.withoutViewCounts, named: "\(module)-without-view")
    }
    console.progress("")
    return outcome
  }

  private func run(_ tests: [String]) throws -> [Run] {
    let build = package.build
    let tools = package.tools
    let makers = ViewMakers()
    return try SideBySide.map(Array(tests.enumerated())) { index, test in
      let run = try build.run(test: test, profilesIn: build.results.appending(path: "test-\(index)"))
      let makesView = try run.profiles.contains { try makers.contains(anyOf: tools.functions(in: $0)) }
      return Run(test: test, run: run, makesView: makesView)
    }
  }

  private func add(_ runs: [Run], to counts: inout URL?, named name: String) throws {
    let profiles = runs.flatMap(\.run.profiles)
    guard !profiles.isEmpty else { return }
    let target = package.build.results.appending(path: "\(name).profdata")
    try package.tools.merge((counts.map { [$0] } ?? []) + profiles, into: target)
    counts = target
  }
}
