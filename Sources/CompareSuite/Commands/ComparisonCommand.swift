import Foundation
import HeadlessUI
import Report
import SharedModel
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
    var result = emptyResult(line, seed: seed)
    let keys = try keys(result.circumstances)
    // Nothing that parts read is read before it is known what it was.
    let inputs = keptFolder == nil ? [] : plan.parts.reduce(into: Set()) { $0.formUnion($1.inputs) }
    let before = keys.states(of: inputs)
    let stories = try ChosenStories(line, surroundings)
    _ = try RuntimePlan(line, architectures: architectures, stories: stories)
    surroundings.interruption.tolerateOne()
    let progress = SuiteProgress(times: PartTimes(in: keptFolder), now: surroundings.now)
    let steps = SuiteSteps(
      architectures, stories: stories, line: line, seed: seed, parts: plan.parts,
      console: console.progress(within: progress.line), surroundings: surroundings)
    SuiteMeasurement(
      steps: plan.parts.map(steps.step), skipped: plan.skipped, kept: KeptResults(folder: keptFolder),
      keys: keys, before: before, isFresh: line.has(.fresh), progress: progress, console: console,
      surroundings: surroundings
    ).run(into: &result)
    guard !surroundings.interruption.isEnding else { throw Interrupted() }
    do {
      try drawing.draw(result)
    } catch ConsoleError.nobodyReads {
      throw ConsoleError.nobodyReads
    } catch {
      try drawing.rescue(result, in: [keptFolder, FileManager.default.temporaryDirectory].compactMap(\.self))
      throw error
    }
    if let code = surroundings.interruption.exitCode { return code }
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

  private var keptFolder: URL? {
    guard let profile = architectures.first?.profile, let package = BuiltPackage.folder(above: profile.sources) else {
      return nil
    }
    return KeptResults.folder(of: package, isOptimised: surroundings.isOptimised)
  }

  private func keys(_ circumstances: Circumstances) throws -> PartKeys {
    // The implementations are built on what comes with the suite, whose lines are counted as well.
    let suite = BuiltPackage.folder(above: URL(filePath: #filePath))
    let folders =
      architectures.map(\.profile.sources).map { BuiltPackage.folder(above: $0) ?? $0 } + [suite].compactMap(\.self)
    return PartKeys(
      program: surroundings.programFile, guide: Guide.bundledFile, stories: try surroundings.bundledStories(),
      packages: Set(folders).sorted { $0.path < $1.path }, toolchain: circumstances.toolchain,
      machine: "\(circumstances.machine), \(circumstances.system)")
  }
}

extension SuiteResult.Architecture {
  /// An architecture as its profile has it.
  init(_ profile: ArchitectureProfile) {
    self.init(
      name: profile.name, idea: profile.idea, module: profile.module,
      roles: profile.roles.map { SuiteResult.Architecture.Role(name: $0.name, duty: $0.duty) })
  }
}
