import HeadlessUI
import Measuring
import Report
import Results
import SharedModel
import Stories

nonisolated extension Option {
  static let noRules = Option("no-rules", "leave the rules out, for which the module is built once more")
  static let noTests = Option("no-tests", "leave its own tests out, which are built and run")
}

nonisolated extension Command {
  static let check = Command(
    name: "check", summary: "Says what an implementation still lacks, in the order in which to build it.",
    options: [.reference, .noRules, .noTests, .format], formats: [.text, .json], operands: "NAME"
  ) { try Checking(context: $1).run($0) }
}

private struct Checking {
  /// The seconds a story may take. None takes a tenth of one, and a hanging story keeps its author waiting.
  private static let timeLimit = 3
  let context: CommandContext

  private var interruption: Interruption { context.process.interruption }

  func run(_ line: CommandLine) throws -> ExitCode {
    let format = line.format
    let name = try line.operand
    let architectures = context.architectures
    guard let subject = architectures.first(where: { $0.profile.name == name }) else {
      throw CommandLineError.noArchitectureNamed(name, known: architectures.map(\.profile.name))
    }
    let others = architectures.filter { $0.profile.name != name }
    let reference = try line.architecture(.reference, of: others) ?? others.first
    var report = CheckReport(of: name, beside: reference?.profile.name)
    var features: [CheckResult.Feature] = []
    try forEachFeature(of: subject, beside: reference) { feature in
      guard !interruption.isEnding else { throw Interrupted() }
      if format == .text {
        try context.console.result((features.isEmpty ? report.heading : []) + report.lines(of: feature))
      }
      features.append(feature)
    }
    let result = CheckResult(
      architecture: name, reference: reference?.profile.name, features: features,
      next: features.lazy.compactMap(\.next).first,
      rules: line.has(.noRules)
        ? CheckResult.Rules(rules: [], reason: "left out, as --no-rules asks for.", wereLeftOut: true)
        : rules(of: subject),
      tests: try tests(of: subject.profile, line), requests: context.bench([subject]).requestsMet(by: subject.profile))
    guard !interruption.isEnding else { throw Interrupted() }
    let closing = report.closing(result, wasInterrupted: interruption.hasHappened)
    let code = try context.print(
      result, as: format, isGood: result.isComplete, text: closing + draftLines(of: subject.profile, result))
    return interruption.exitCode ?? code
  }

  // MARK: - Stories

  /// Runs the features in the order in which to build them. The first Ctrl-C skips those that haven't finished.
  private func forEachFeature(
    of subject: any Architecture, beside reference: (any Architecture)?, hear: (CheckResult.Feature) throws -> Void
  ) throws {
    context.console.progress("finding out in which order to build")
    let stories = try ChosenStories(of: context.process)
    let order = BuildingOrder(of: stories.files, reference: reference, guide: try Guide.bundled())
    let suite = StorySuite(context.bench([reference, subject].compactMap(\.self)), timeLimit: Self.timeLimit)
    interruption.tolerateOne()
    for file in order.sorted {
      var outcomes: [StoryTrial.Outcome] = []
      if !interruption.hasHappened {
        do { outcomes = try suite.outcomes([file], named: stories.paths) } catch is Interrupted {}
      }
      try hear(feature(file, outcomes, order))
    }
  }

  private func feature(
    _ file: StoryFile, _ stories: [StoryTrial.Outcome], _ order: BuildingOrder
  ) -> CheckResult.Feature {
    let failures = zip(file.scenarios, stories).filter { $1.wasRun && $1.story.failure != nil }
    return CheckResult.Feature(
      file: file.path, name: file.feature, stories: file.scenarios.count,
      passed: stories.count { $0.story.failure == nil },
      notRun: file.scenarios.count - stories.count(where: \.wasRun),
      next: failures.min { order.reach(of: $0.0) < order.reach(of: $1.0) }?.1.story)
  }

  // MARK: - Rules

  private func rules(of subject: any Architecture) -> CheckResult.Rules {
    guard !interruption.hasHappened else { return .interrupted }
    do {
      let bench = context.bench([subject])
      let result = try bench.rules(from: ArchitectureIndex(of: bench))
      return CheckResult.Rules(rules: result.architectures.flatMap(\.rules))
    } catch {
      return interruption.hasHappened ? .interrupted : CheckResult.Rules(rules: [], reason: "\(error)")
    }
  }

  // MARK: - Tests

  /// The task that remains if an implementation lacks nothing else.
  private func draftLines(of profile: ArchitectureProfile, _ result: CheckResult) -> [String] {
    let manifest = profile.package.flatMap {
      try? String(contentsOf: $0.appending(path: Checkout.manifest), encoding: .utf8)
    }
    guard result.isComplete, !result.tests.wereLeftOut, manifest?.contains(Registration.draft(profile.module)) == true
    else { return [] }
    return [
      "It is a draft: for `swift test` to run its tests, write \"\(profile.module)\" for "
        + "draft(\"\(profile.module)\") in Package.swift."
    ]
  }

  /// Tests that don't compile support no sentence.
  private func tests(of profile: ArchitectureProfile, _ line: CommandLine) throws -> CheckResult.Tests {
    guard !line.has(.noTests) else {
      return CheckResult.Tests(sections: [], reason: "left out, as --no-tests asks for.", wereLeftOut: true)
    }
    guard !interruption.hasHappened else { return CheckResult.Tests(sections: [], reason: "interrupted before that.") }
    do {
      let outcome = try OwnTests(of: profile)?.run(context.console.observer)
      guard outcome?.run.tests != 0 else {
        return CheckResult.Tests(sections: [], reason: "there is nothing that runs.", run: outcome?.run)
      }
      var tests = try CharterReading(of: profile).result(shown: outcome?.shown ?? [:])
      tests.run = outcome?.run
      return tests
    } catch {
      let reason = interruption.hasHappened ? "interrupted before they had run." : "\(error)"
      return CheckResult.Tests(sections: [], reason: reason)
    }
  }
}

extension CheckResult.Rules {
  fileprivate static let interrupted = CheckResult.Rules(rules: [], reason: "interrupted before they were.")
}
