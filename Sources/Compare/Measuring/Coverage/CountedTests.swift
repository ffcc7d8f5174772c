import Basics
import Foundation
import HeadlessUI
import Results
import Toolchain

/// Runs the tests of modules, and runs those that load no screen a second time.
struct CountedTests {
  nonisolated struct Outcome: Sendable {
    var tests: [String] = []
    var withoutScreen: [String] = []
    var failures: [CoverageResult.Failure] = []
    /// `nil` without tests.
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
      try outcome ?? apart(module)
    }
  }

  /// Runs a module's tests in one process, and those that load no screen in another, because code that runs once in a
  /// process counts for the first test. Returns `nil` if a test fails, because the outcomes of the others are unknown.
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
        (outcome.withoutScreen, outcome.withoutScreenCounts) = (rest, counts)
        break
      }
      rest = others
    }
    return outcome
  }

  // MARK: - Separate processes

  private nonisolated struct Run: Sendable {
    let test: String
    let run: ProfiledRun
    let loadsScreen: Bool
  }

  /// The number of processes whose counts are merged at a time, because each process's counts take a megabyte.
  private static let batch = 32

  /// Runs each test of a module in a separate process, so that a crash doesn't affect other tests.
  private func apart(_ module: String) throws -> Outcome {
    var outcome = Outcome(tests: try package.build.tests(in: module).sorted())
    for start in stride(from: 0, to: outcome.tests.count, by: Self.batch) {
      observer.progress("\(module): test \(start + 1) of \(outcome.tests.count)")
      let runs = try run(Array(outcome.tests[start...].prefix(Self.batch)))
      outcome.failures += runs.filter { !$0.run.failure.isEmpty }
        .map { CoverageResult.Failure($0.test, lastLines: $0.run.failure) }
      let withoutScreen = runs.filter { !$0.loadsScreen }
      outcome.withoutScreen += withoutScreen.map(\.test)
      try add(runs, to: &outcome.all, named: "\(module)-all")
      try add(withoutScreen, to: &outcome.withoutScreenCounts, named: "\(module)-without-screen")
    }
    observer.progress("")
    return outcome
  }

  private func run(_ tests: [String]) throws -> [Run] {
    try Array(tests.enumerated()).concurrentMap { [build = package.build, tools = package.tools] index, test in
      let run = try build.run(test: test, profilesIn: build.results.appending(path: "test-\(index)"))
      let loaders = ScreenLoaders()
      let loadsScreen = try run.profiles.contains { try tools.functions(in: $0).contains(where: loaders.contains) }
      return Run(test: test, run: run, loadsScreen: loadsScreen)
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

nonisolated struct CharterRun: Sendable {
  static let module = "CharterTests"
  /// `nil` if the process crashed.
  let counts: URL?
  let failure: CoverageResult.Failure?

  /// Runs the charter for each implementation in a separate process.
  /// - Returns: `nil` in place of each run if the package has no charter.
  @MainActor
  static func all(of profiles: [ArchitectureProfile], in package: InstrumentedPackage) throws -> [CharterRun?] {
    guard package.build.testModules.contains(where: { $0.name == module }) else { return profiles.map { _ in nil } }
    return try profiles.concurrentMap { [build = package.build, tools = package.tools] in
      try CharterRun(of: $0, in: build, by: tools)
    }
  }

  private init(of profile: ArchitectureProfile, in build: InstrumentedPrograms, by tools: CoverageTools) throws {
    let place = build.results.appending(path: "\(Self.module)-\(profile.module)")
    let run = try build.run(
      matching: "^\(Self.module)\\.", of: Self.module, environment: ["SAMEAPP_CHARTER": profile.name],
      profilesIn: place)
    counts = run.profiles.isEmpty ? nil : place.appendingPathExtension("profdata")
    if let counts { try tools.merge(run.profiles, into: counts) }
    failure =
      run.failure.isEmpty ? nil : CoverageResult.Failure("the charter in \(profile.name)", lastLines: run.failure)
  }
}

/// Finds the function that runs whenever a screen is loaded: the setter of the kit's `ViewController.view`, which every
/// `loadView` calls.
nonisolated struct ScreenLoaders: Sendable {
  private let prefix =
    "$s" + String(reflecting: ViewController.self).split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined()
    + "C4view"

  func contains(_ function: Substring) -> Bool { function.hasSuffix("vs") && function.hasPrefix(prefix) }
}
