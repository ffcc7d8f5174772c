import Foundation
import HeadlessUI
import Results
import Toolchain

package struct ModuleTests {
  package struct Outcome {
    package fileprivate(set) var run = CheckResult.TestRun()
    /// The names of passed tests by folder, except names that also failed.
    package fileprivate(set) var shown: [String: [String]] = [:]
    /// The first line of each failure, with the name of its test.
    package fileprivate(set) var failed: [(test: String, failure: String)] = []
    package fileprivate(set) var errors: [CompileError] = []
  }

  private let module: String
  private let package: BuiltPackage
  private let environment: [String: String]

  /// Returns `nil` if the package has no such tests.
  package init?(_ module: String, in package: BuiltPackage, environment: [String: String] = [:]) throws {
    guard try package.tests().contains(where: { $0.name == module }) else { return nil }
    self.module = module
    self.package = package
    self.environment = environment
  }

  /// Builds and runs the tests of modules of a package. If some don't compile, none run.
  package static func run(_ all: [ModuleTests], _ observer: Observer) throws -> [Outcome] {
    guard let first = all.first else { return [] }
    let names = all.map(\.module).joined(separator: " and ")
    observer.begins("building \(names), which takes minutes at first")
    defer { observer.progress("") }
    if let failure = try first.failedBuild() { return all.map { _ in failure } }
    observer.begins("running \(names)")
    return try runBuilt(all)
  }

  private func failedBuild() throws -> Outcome? {
    do {
      try package.buildTests()
    } catch .failed(_, _, _, let output) {
      return Self.outcome(ofBuild: output)
    }
    return nil
  }

  static func runBuilt(_ all: [ModuleTests]) throws -> [Outcome] {
    let runs = try all.compactMap { try $0.launch() }
    guard runs.count == all.count else {
      let run = CheckResult.TestRun(reason: "tests are in a bundle here, which “swift test” runs.")
      return all.map { _ in Outcome(run: run) }
    }
    var outcomes = all.map { _ in Outcome() }
    try ParallelRuns(runs).forEach { index, outcome in
      outcomes[index] = all[index].result(
        of: TestEvents((try? Data(contentsOf: all[index].events)) ?? Data()), outcome)
    }
    return outcomes
  }

  private var events: URL { package.scratch.appending(path: "\(module).jsonl") }

  private func launch() throws -> ToolRun? {
    guard let program = TestProgram(of: module, in: try package.programs()) else { return nil }
    try? FileManager.default.removeItem(at: events)
    return program.run(
      matching: "^\(module)\\.", eventsIn: events,
      environment: InstrumentedPrograms.withoutProfile.merging(environment) { $1 })
  }

  static func outcome(ofBuild output: String) -> Outcome {
    let reason = "the tests don't build.\(ToolchainError.cause(in: output))"
    return Outcome(run: CheckResult.TestRun(reason: reason), errors: CompileError.all(in: output))
  }

  private func result(of events: TestEvents, _ outcome: ToolRun.Outcome) -> Outcome {
    var result = Outcome()
    result.run.tests = events.ended.count
    result.failed = events.issues.map { id, issue in
      (events.tests[id]?.name ?? id, "\(TestEvents.name(of: id)): \(issue)")
    }.sorted { $0.failure < $1.failure }
    result.run.failures = result.failed.map(\.failure)
    result.run.reason = events.interruption(of: module, by: outcome)
    // Several tests may have the same name.
    for (folder, tests) in Dictionary(grouping: events.tests, by: { folder(of: $0.value) }) {
      let left = Set(
        tests.filter { !events.ended.contains($0.key) || events.issues[$0.key] != nil }.map(\.value.name))
      result.shown[folder] = tests.map(\.value.name).filter { !left.contains($0) }
    }
    return result
  }

  private func folder(of test: TestEvents.Test) -> String {
    let path = test.file?.components(separatedBy: "/\(module)/").last
    return path?.split(separator: "/").first.map(String.init) ?? ""
  }
}
