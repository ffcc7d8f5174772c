import Foundation
import HeadlessUI
import Report
import SharedModel
import Stories
import Toolchain

/// Says what an implementation still lacks, in the order in which to build it.
struct CheckCommand {
  /// A feature, and what became of its stories.
  private struct Trial {
    let file: StoryFile
    let stories: [StoryTrial.Outcome]
  }

  /// A story that failed.
  private struct Failure {
    let scenario: StoryFile.Scenario
    let story: StoriesResult.Story
  }

  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = try line.format
    let name = try line.operand
    guard let subject = architectures.first(where: { $0.profile.name == name }) else {
      throw CommandLineError.noArchitectureNamed(name, known: architectures.map(\.profile.name))
    }
    let others = architectures.filter { $0.profile.name != name }
    let reference = try reference(line, in: others)
    let order = BuildingOrder(reference: reference, guide: try Guide.bundled())
    let trials = try trials(of: subject, beside: reference, order)
    let result = CheckResult(
      architecture: name, reference: reference?.profile.name, features: trials.map { feature($0, order) },
      next: trials.lazy.map { first(failures(in: $0), order) }.first { $0 != nil } ?? nil,
      rules: line.has(.noRules)
        ? CheckResult.Rules(rules: [], reason: "left out, as --no-rules asks for.", wereLeftOut: true)
        : rules(of: subject),
      tests: try CharterReading(profile: subject.profile).result())
    guard !surroundings.interruption.isEnding else { throw Interrupted() }
    try console.result(format == .json ? [JSONText.of(result)] : CheckReport(result).lines)
    if let code = surroundings.interruption.exitCode { return code }
    return result.isComplete ? .success : .failed
  }

  private func reference(
    _ line: CommandLine, in others: [any Architecture]
  ) throws(CommandLineError) -> (any Architecture)? {
    guard let first = others.first else {
      if let name = line.values[.reference]?.last { throw .unknownValue(name, option: .reference, known: []) }
      return nil
    }
    return try line.reference(in: others, otherwise: first)
  }

  // MARK: - Stories

  /// Runs the features in the order in which to build them. The first Ctrl-C leaves out those that are not through by then.
  private func trials(
    of subject: any Architecture, beside reference: (any Architecture)?, _ order: BuildingOrder
  ) throws -> [Trial] {
    console.progress("finding out in which order to build")
    let paths = StoryPaths(given: [], orBundled: try surroundings.bundledStories())
    let files = order.sorted(try StoryLoader().load(paths.paths))
    let suite = StorySuite(
      architectures: [reference, subject].compactMap(\.self), console: console, surroundings: surroundings)
    surroundings.interruption.tolerateOne()
    return try files.map { file in
      guard !surroundings.interruption.hasHappened else { return Trial(file: file, stories: []) }
      do {
        return Trial(file: file, stories: try suite.outcomes([file], named: paths))
      } catch is Interrupted {
        return Trial(file: file, stories: [])
      }
    }
  }

  private func feature(_ trial: Trial, _ order: BuildingOrder) -> CheckResult.Feature {
    let (file, stories) = (trial.file, trial.stories)
    return CheckResult.Feature(
      file: file.path, name: file.feature, stories: file.scenarios.count,
      passed: stories.count { $0.story.failure == nil },
      notRun: file.scenarios.count - stories.count(where: \.wasRun), next: first(failures(in: trial), order))
  }

  private func failures(in trial: Trial) -> [Failure] {
    zip(trial.file.scenarios, trial.stories).filter { $1.wasRun && $1.story.failure != nil }
      .map { Failure(scenario: $0, story: $1.story) }
  }

  /// The one that takes least.
  private func first(_ failures: [Failure], _ order: BuildingOrder) -> StoriesResult.Story? {
    failures.map { ($0.story, order.reach(of: $0.scenario)) }.min { $0.1 < $1.1 }?.0
  }

  // MARK: - Rules

  private func rules(of subject: any Architecture) -> CheckResult.Rules {
    guard !surroundings.interruption.hasHappened else { return .interrupted }
    do {
      let result = try RulesMeasurement(architectures: [subject])
        .result(from: ArchitectureIndex(of: [subject], console: console))
      return CheckResult.Rules(rules: result.architectures.flatMap(\.rules))
    } catch {
      if surroundings.interruption.hasHappened { return .interrupted }
      return CheckResult.Rules(rules: [], reason: "\(error)")
    }
  }
}

extension CheckResult.Rules {
  fileprivate static let interrupted = CheckResult.Rules(rules: [], reason: "interrupted before they were.")
}
