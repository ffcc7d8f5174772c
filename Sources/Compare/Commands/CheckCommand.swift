import HeadlessUI
import Measuring
import Report
import Results
import SharedModel
import Stories

nonisolated extension Option {
  static let noRules = Option("no-rules", "skip rules, which need another build")
  static let noTests = Option("no-tests", "skip its own tests and the charter, which need another build")
}

nonisolated extension Command {
  static let check = Command(
    name: "check", summary: "List what an implementation still lacks, in the order to build it.",
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
    var report = CheckReport(
      of: name, beside: reference?.profile.name, isDraft: subject.profile.isDraft, runBy: context.process.command)
    var features: [CheckResult.Feature] = []
    try forEachFeature(of: subject, beside: reference) { feature in
      guard !interruption.isEnding else { throw Interrupted() }
      if format == .text {
        try context.console.result((features.isEmpty ? report.heading : []) + report.lines(of: feature))
      }
      features.append(feature)
    }
    let rules =
      line.has(.noRules)
      ? CheckResult.Rules(rules: [], reason: "left out, as --no-rules asks for.", wereLeftOut: true)
      : rules(of: subject)
    let tests = tests(of: subject.profile, line)
    let bench = context.bench([subject])
    let result = CheckResult(
      architecture: name, reference: reference?.profile.name, features: features,
      next: features.lazy.compactMap(\.next).first, rules: rules, tests: tests.own, charter: tests.charter,
      requests: bench.requestsMet(by: subject.profile),
      screensWithoutFolder: bench.screensWithoutFolder(of: subject.profile))
    guard !interruption.isEnding else { throw Interrupted() }
    let closing = report.closing(result, wasInterrupted: interruption.hasHappened)
    let code = try context.print(result, as: format, isGood: result.isComplete, text: closing)
    return interruption.exitCode ?? code
  }

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

  private func tests(of profile: ArchitectureProfile, _ line: CommandLine) -> CheckedTests {
    guard !line.has(.noTests) else {
      return CheckedTests(charter: .init(reason: "left out, as --no-tests asks for.", wereTestsLeftOut: true))
    }
    guard !interruption.hasHappened else { return CheckedTests(charter: .init(reason: "interrupted before that.")) }
    do {
      return try CheckedTests.run(of: profile, context.console.observer)
    } catch {
      let reason = interruption.hasHappened ? "interrupted before it had run." : "\(error)"
      return CheckedTests(charter: .init(reason: reason))
    }
  }
}

extension CheckResult.Rules {
  fileprivate static let interrupted = CheckResult.Rules(rules: [], reason: "interrupted before they were.")
}
