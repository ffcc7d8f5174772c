import Foundation
import HeadlessUI
import Report
import SharedModel
import Stories
import Toolchain

/// Says what an implementation still lacks, in the order in which to build it.
struct CheckCommand {
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
    let result = CheckResult(
      architecture: name, reference: reference?.profile.name,
      features: try features(of: name, beside: reference),
      rules: line.has(.noRules)
        ? CheckResult.Rules(rules: [], reason: "left out, as --no-rules asks for.", wereLeftOut: true)
        : rules(of: subject.profile),
      tests: try CharterReading(profile: subject.profile).result())
    try console.result(format == .json ? [JSONText.of(result)] : CheckReport(result).lines)
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

  private func features(
    of name: String, beside reference: (any Architecture)?
  ) throws -> [CheckResult.Feature] {
    let order = BuildingOrder(reference: reference, guide: try Guide.bundled())
    console.progress("finding out in which order to build")
    let files = order.sorted(try StoryLoader().load(surroundings.bundledStories()))
    let trial = FeatureTrial(
      architectures: [reference?.profile.name, name].compactMap(\.self), attempt: surroundings.attemptItself)
    let features = try files.enumerated().map { index, file in
      console.progress("feature \(index + 1) of \(files.count): \(file.feature)")
      return try feature(file, stories: trial.run(file), order)
    }
    console.progress("")
    return features
  }

  /// Of the stories that failed, the one that takes least is the next one to build.
  private func feature(
    _ file: StoryFile, stories: [StoriesResult.Story], _ order: BuildingOrder
  ) -> CheckResult.Feature {
    let failed = zip(file.scenarios, stories).filter { $1.failure != nil }
    return CheckResult.Feature(
      file: file.path, name: file.feature, stories: file.scenarios.count,
      passed: stories.count { $0.failure == nil }, notRun: file.scenarios.count - stories.count,
      next: failed.min { order.reach(of: $0.0) < order.reach(of: $1.0) }?.1)
  }

  // MARK: - Rules

  private func rules(of profile: ArchitectureProfile) -> CheckResult.Rules {
    do {
      let reading = RulesReading(toolchain: try Toolchain.running(), console: console)
      return CheckResult.Rules(rules: try reading.rules(of: profile).rules)
    } catch {
      return CheckResult.Rules(rules: [], reason: "\(error)")
    }
  }
}
