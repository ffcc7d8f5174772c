internal import CoverageFacts
import Foundation
import HeadlessUI
import Report

/// Runs the tests of modules so that it is known of each whether it loads a screen, and what those run that make none.
struct CountedTests {
  /// What came of the tests of a module.
  nonisolated struct Outcome: Sendable {
    var tests: [String] = []
    var withoutScreen: [String] = []
    var failures: [CoverageResult.Failure] = []
    /// The counts of all tests; nil when there are none.
    var all: URL?
    /// The counts of those that load no screen.
    var withoutScreenCounts: URL?
  }

  let package: CountedPackage
  let console: Console

  /// - Returns: what came of each module's tests, in the order of the modules.
  func run(modules: [String]) throws -> [Outcome] {
    console.progress("running the tests")
    let together = try SideBySide.map(modules) { [build = package.build, tools = package.tools] module in
      try Self.together(module, in: build, by: tools)
    }
    return try zip(modules, together).map { module, outcome in
      try outcome ?? TestsApart(package: package, console: console).run(module: module)
    }
  }

  /// Runs the tests of a module in one process, and in another one those that load no screen, as what a process does once counts
  /// for whoever is the first; nil where one of them fails, as it is not known then what became of the others.
  nonisolated private static func together(
    _ module: String, in build: CountingBuild, by tools: CoverageTools
  ) throws -> Outcome? {
    var outcome = Outcome(tests: try build.tests(in: module))
    guard !outcome.tests.isEmpty else { return outcome }
    let program = try build.testProgram(of: module)
    let folder = build.results.appending(path: module)
    guard
      let loaders = try CountedTestRun.counters(
        of: program, forFunctions: ScreenLoaders().contains, by: tools, in: folder.appending(path: "numbers")),
      !loaders.isEmpty
    else { return nil }
    var rest = outcome.tests
    var round = 0
    while !rest.isEmpty {
      round += 1
      let place = folder.appending(path: "\(round)")
      guard let run = try CountedTestRun(rest, with: program, watching: loaders, in: place) else { return nil }
      let counts = place.appendingPathExtension("profdata")
      try tools.merge([run.counts], into: counts)
      outcome.all = outcome.all ?? counts
      let others = rest.filter { !run.noticed.contains($0) }
      if others.count == rest.count {
        outcome.withoutScreen = rest
        outcome.withoutScreenCounts = counts
        break
      }
      rest = others
    }
    return outcome
  }
}
