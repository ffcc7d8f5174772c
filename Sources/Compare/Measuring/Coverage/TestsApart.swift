import Basics
import Foundation
import Results
import Toolchain

/// Runs the tests of a module suite by suite, each in a process of its own, and one by one if the suite loads screens
/// or fails. So a crash takes no other test with it.
struct TestsApart {
  /// The run of a test or a suite.
  private struct Run: Sendable {
    let name: String
    let run: ProfiledRun
    let loadsScreen: Bool
  }

  let package: InstrumentedPackage
  let observer: Observer
  /// The number of processes whose counts are merged at a time: each takes a megabyte.
  private static let batch = 32

  func run(module: String) throws -> CountedTests.Outcome {
    var outcome = CountedTests.Outcome()
    outcome.tests = try package.build.tests(in: module)
    let suites = Dictionary(grouping: outcome.tests, by: Self.suite)
    var alone: [String] = []
    try run(suites.keys.sorted(), of: module, what: "suite", in: &outcome) { run in
      let tests = suites[run.name] ?? []
      if tests.count > 1, run.loadsScreen || !run.run.hasPassed {
        alone += tests
        return []
      }
      return run.run.hasPassed ? [] : tests
    }
    // Of a failing suite, report the failing tests.
    try run(alone.sorted(), of: module, what: "test", in: &outcome) { run in
      run.run.hasPassed ? [] : [run.name]
    }
    observer.progress("")
    return outcome
  }

  /// The outermost suite of a test, or the test itself.
  nonisolated static func suite(of test: String) -> String { String(test.prefix { $0 != "/" }) }

  /// - Parameter failures: Records a run, and returns the tests that failed in it.
  private func run(
    _ names: [String], of module: String, what: String, in outcome: inout CountedTests.Outcome,
    failures: (Run) -> [String]
  ) throws {
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      observer.progress("\(module): \(what) \(start + 1) of \(names.count)")
      let runs = try run(Array(names[start..<min(start + Self.batch, names.count)]))
      for run in runs {
        outcome.failures += failures(run).map { CoverageResult.Failure($0, lastLines: run.run.lastLines) }
      }
      try add(runs, to: &outcome.all, named: "\(module)-all")
      try add(runs.filter { !$0.loadsScreen }, to: &outcome.withoutScreenCounts, named: "\(module)-without-screen")
    }
  }

  private func run(_ names: [String]) throws -> [Run] {
    let build = package.build
    let tools = package.tools
    let loaders = ScreenLoaders()
    return try Array(names.enumerated()).concurrentMap { index, name in
      let run = try build.run(test: name, profilesIn: build.results.appending(path: "test-\(index)"))
      let loadsScreen = try run.profiles.contains { try tools.functions(in: $0).contains(where: loaders.contains) }
      return Run(name: name, run: run, loadsScreen: loadsScreen)
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
