import Foundation
import HeadlessUI
import Report
import Toolchain

/// The main job: measures all implementations, part by part, and draws one report of it.
struct ComparisonCommand {
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let drawing = try SuiteDrawing(line, console: console)
    let plan = try SuitePlan(line)
    let seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    // What is wrong with the command line is said before anything takes time.
    let stories = try ChosenStories(line, surroundings)
    _ = try RuntimePlan(line, architectures: architectures, stories: stories)
    var result = emptyResult(line, seed: seed)
    surroundings.interruption.tolerateOne()
    let steps = SuiteSteps(
      architectures, stories: stories, line: line, seed: seed, parts: plan.parts, console: console,
      surroundings: surroundings)
    SuiteMeasurement(
      steps: plan.parts.map(steps.step), skipped: plan.skipped, kept: KeptResults(folder: keptFolder),
      keys: keys(stories, result.circumstances), isFresh: line.has(.fresh), console: console,
      surroundings: surroundings
    ).run(into: &result)
    try drawing.draw(result)
    if surroundings.interruption.hasHappened { return .interrupted }
    return result.hasFailed ? .failed : .success
  }

  private func emptyResult(_ line: CommandLine, seed: UInt64) -> SuiteResult {
    var circumstances = surroundings.circumstances(architectures.first?.profile.sources)
    circumstances.command = (["compare"] + line.arguments).joined(separator: " ")
    return SuiteResult(
      circumstances: circumstances, seed: seed,
      architectures: architectures.map { SuiteResult.Architecture($0.profile) })
  }

  // MARK: - What is kept

  /// Debug builds keep theirs apart: what a release build was measured for must not be lost to a test of the program.
  private var keptFolder: URL? {
    guard let profile = architectures.first?.profile, let package = BuiltPackage.folder(above: profile.sources) else {
      return nil
    }
    return package.appending(path: ".build/compare/results/\(surroundings.isOptimised ? "release" : "debug")")
  }

  private func keys(_ stories: ChosenStories, _ circumstances: Circumstances) -> PartKeys {
    let folders = architectures.compactMap { BuiltPackage.folder(above: $0.profile.sources) }
    return PartKeys(
      program: surroundings.programFile, stories: stories.paths.paths,
      packages: Set(folders).sorted { $0.path < $1.path }, toolchain: circumstances.toolchain,
      machine: "\(circumstances.machine), \(circumstances.system)")
  }
}

extension SuiteResult.Architecture {
  /// An architecture as its profile has it.
  init(_ profile: ArchitectureProfile) {
    self.init(
      name: profile.name, idea: profile.idea, module: profile.module,
      roles: profile.roles.map { SuiteResult.Architecture.Role(name: $0.name, duty: $0.duty, isWiring: $0.isWiring) })
  }
}
