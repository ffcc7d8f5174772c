import Foundation
import HeadlessUI
import Results
import Toolchain

/// A copy of the package in which change requests are tried, built where rules and tests have theirs built.
struct ChangedCopy {
  private let files: PackageCopy
  private let toolchain: Toolchain
  /// The copy's own program, once it was built.
  private var program: URL?
  private let bench: Bench

  init(of original: URL, _ bench: Bench) throws {
    toolchain = try .running()
    files = try PackageCopy(of: original, for: "changes")
    self.bench = bench
  }

  /// Changes the copy and builds its program.
  mutating func build(_ texts: [String: String?]) throws {
    try files.synchronise(replacing: texts)
    program = try packageToBuild().build(program: bench.process.programName)
  }

  private func packageToBuild(_ environment: [String: String] = [:]) throws -> BuiltPackage {
    try files.package(for: "index", toolchain: toolchain, environment: environment)
  }

  /// Runs stories: those of a file, or all that come with it.
  func stories(_ file: URL?, in architectures: [String]) throws -> [StoriesResult.Story] {
    try decoded(StoriesResult.self, ["stories", "--format", "json"], architectures, file.map { [$0.path] } ?? [])
      .stories
  }

  func rules(of architectures: [String]) throws -> RulesResult {
    try decoded(RulesResult.self, ["rules", "--format", "json"], architectures)
  }

  /// Walks at random.
  /// - Returns: What was found, line by line; nil when nothing was.
  func walk(steps: Int, in architectures: [String]) throws -> [String]? {
    let outcome = try run(["walk", "--steps", "\(steps)", "--seed", "1"], architectures)
    guard outcome.status != 0 || outcome.wasSignalled else { return nil }
    return [outcome.output, outcome.diagnostics]
      .flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  /// Builds and runs the tests of one implementation; nil where it has none.
  func tests(of profile: ArchitectureProfile) throws -> CheckResult.TestRun? {
    try OwnTests(of: profile, observer: bench.observer, in: packageToBuild)?.run().run
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type, _ arguments: [String], _ architectures: [String], _ operands: [String] = []
  ) throws -> Value {
    let outcome = try run(arguments, architectures, operands)
    do {
      return try JSONDecoder().decode(type, from: outcome.output)
    } catch {
      throw ToolchainError.failed(
        command: "compare \(arguments[0])", status: outcome.status, wasSignalled: outcome.wasSignalled,
        output: String(decoding: outcome.diagnostics, as: UTF8.self))
    }
  }

  private func run(
    _ arguments: [String], _ architectures: [String], _ operands: [String] = []
  ) throws -> ToolRun.Outcome {
    guard let program else { fatalError("nothing is asked of a copy before it is built") }
    return try ToolRun(
      program, arguments + architectures.flatMap { ["--architecture", $0] } + operands, in: files.copy
    ).outcome()
  }
}
