import Basics
import Foundation
import HeadlessUI
import Results
import Toolchain

/// Runs the tests of modules, and again those that load no screen.
struct CountedTests {
  nonisolated struct Outcome: Sendable {
    var tests: [String] = []
    var failures: [CoverageResult.Failure] = []
    /// Nil without tests.
    var all: URL?
    var withoutScreenCounts: URL?
  }

  let package: InstrumentedPackage
  let observer: Observer

  func run(modules: [String]) throws -> [Outcome] {
    observer.progress("running the tests")
    let together = try modules.concurrentMap { [build = package.build, tools = package.tools] module in
      try Self.together(module, in: build, by: tools)
    }
    return try zip(modules, together).map { module, outcome in
      try outcome ?? TestsApart(package: package, observer: observer).run(module: module)
    }
  }

  /// Runs the tests of a module in one process, and those that load no screen in another, because code that runs once
  /// in a process counts for the first test. Returns nil if a test fails, because it isn't known then how the others
  /// ended.
  nonisolated private static func together(
    _ module: String, in build: InstrumentedPrograms, by tools: CoverageTools
  ) throws -> Outcome? {
    var outcome = Outcome(tests: try build.tests(in: module))
    guard !outcome.tests.isEmpty else { return outcome }
    let program = try build.testProgram(of: module)
    let folder = build.results.appending(path: module)
    guard
      let loaders = try WatchedTests.counters(
        of: program, forFunctions: ScreenLoaders().contains, by: tools, in: folder.appending(path: "numbers")),
      !loaders.isEmpty
    else { return nil }
    var rest = outcome.tests
    var round = 0
    while !rest.isEmpty {
      round += 1
      let place = folder.appending(path: "\(round)")
      guard let run = try WatchedTests(rest, with: program, watching: loaders, in: place) else { return nil }
      let counts = place.appendingPathExtension("profdata")
      try tools.merge([run.counts], into: counts)
      outcome.all = outcome.all ?? counts
      let others = rest.filter { !run.noticed.contains($0) }
      if others.count == rest.count {
        outcome.withoutScreenCounts = counts
        break
      }
      rest = others
    }
    return outcome
  }
}

/// Recognises the function that runs whenever a screen is loaded: the setter of the kit's `ViewController.view`, which
/// every `loadView` calls.
nonisolated struct ScreenLoaders: Sendable {
  private let prefix =
    "$s" + String(reflecting: ViewController.self).split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined()
    + "C4view"

  func contains(_ function: Substring) -> Bool { function.hasSuffix("vs") && function.hasPrefix(prefix) }
}
