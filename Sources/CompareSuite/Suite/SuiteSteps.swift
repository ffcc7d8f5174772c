import HeadlessUI
import Report
import SharedModel
import Stories
internal import SyntaxFacts
import Toolchain
import Workloads

/// Makes the steps of the comparison, which share what takes long: one build, and what was read of it.
struct SuiteSteps {
  /// How many random steps; many more take longer than all else that is not built.
  static let walkSteps = 20_000
  /// How many places the guides have: a size less than “compare growth” takes.
  private static let growthSizes = [100, 1000, 10_000]
  /// In seconds.
  private static let growthLimit = 20.0
  /// In seconds.
  private static let runtimeBudget = 30.0
  /// In seconds; of each, where there are to be several, which have more launches.
  private static let sessionBudget = 60.0
  let architectures: [any Architecture]
  let stories: ChosenStories
  let line: CommandLine
  let seed: UInt64
  let console: Console
  let surroundings: Surroundings
  private let index: ArchitectureIndex
  private let build: CountedBuild

  /// - Parameter parts: Those that are measured: where one of them needs a build, others take what they need from the same.
  init(
    _ architectures: [any Architecture], stories: ChosenStories, line: CommandLine, seed: UInt64, parts: [SuitePart],
    console: Console, surroundings: Surroundings
  ) {
    self.architectures = architectures
    self.stories = stories
    self.line = line
    self.seed = seed
    self.console = console
    self.surroundings = surroundings
    let counts = parts.contains(.coverage) || parts.contains(.spread)
    index = ArchitectureIndex(of: architectures, counts: counts, console: console)
    build = CountedBuild(of: architectures, console: console, surroundings: surroundings)
  }

  /// How a part is measured.
  func step(for part: SuitePart) -> SuiteStep {
    switch part {
    case .stories: storiesStep
    case .walk: walkStep
    case .lines: linesStep
    case .coupling: couplingStep
    case .rules: rulesStep
    case .coverage: coverageStep
    case .spread: spreadStep
    case .runtime: runtimeStep
    case .growth: growthStep
    case .build: buildStep
    case .traces: tracesStep
    case .counts: countsStep
    }
  }

  // MARK: - What runs here

  private var storiesStep: SuiteStep {
    SuiteStep(
      .stories, into: \.stories,
      problem: { $0.allPassed ? nil : "Not all stories passed." },
      value: { _ in
        let suite = StorySuite(architectures: architectures, console: console, surroundings: surroundings)
        return try suite.run(stories.files, named: stories.paths)
      })
  }

  private var walkStep: SuiteStep {
    SuiteStep(
      .walk, into: \.walk, options: "\(Self.walkSteps) steps, seed \(seed)",
      problem: { $0.finding.isEmpty ? nil : "A random walk found something." },
      value: { _ in
        let measurement = WalkMeasurement(architectures: architectures, console: console, surroundings: surroundings)
        return WalkResult(
          try measurement.walk(steps: Self.walkSteps, seed: seed), seed: seed, in: architectures.map(\.profile.name))
      })
  }

  private var linesStep: SuiteStep {
    SuiteStep(
      .lines, into: \.lines,
      value: { _ in
        let kept = KeptFacts.near(architectures.first?.profile.sources, stamp: surroundings.programStamp)
        defer { kept?.save() }
        return try LinesMeasurement(architectures: architectures, kept: kept).result()
      })
  }

  private var growthStep: SuiteStep {
    SuiteStep(
      .growth, into: \.growth,
      problem: { $0.hasWorkThatGrowsTooFast ? "More rows are laid out than a task asks for." : nil },
      value: { result in
        // It runs in this process, which what crashes in a story would end.
        guard result.stories?.allPassed ?? true else { throw MeasuringError.storiesFailed }
        let measurement = GrowthMeasurement(
          architectures: architectures, guide: try Guide.bundled(), limit: Self.growthLimit, console: console,
          surroundings: surroundings)
        let growth = try measurement.measure(Self.growthSizes)
        guard growth.sizes.count > 1 else { throw GrowthError.oneSize(seconds: Self.growthLimit) }
        return growth
      })
  }

  private var runtimeStep: SuiteStep {
    SuiteStep(
      .runtime, into: \.runtime,
      options: "seed \(seed), rounds \(line.values[.rounds] ?? []), sessions \(line.values[.sessions] ?? [])",
      value: { result in
        guard surroundings.isOptimised else { throw MeasuringError.debugBuild(.compare) }
        guard result.stories?.allPassed ?? true else { throw MeasuringError.storiesFailed }
        let plan = try RuntimePlan(
          line, architectures: architectures, stories: stories,
          budget: line.has(.sessions) ? Self.sessionBudget : Self.runtimeBudget, start: .warm)
        let measurement = TimeMeasurement(console: console, surroundings: surroundings)
        switch try measurement.run(plan, stories, command: line.arguments) {
        case .failed: throw MeasuringError.storiesFailed
        case .measured(let runtime): return runtime.withoutSamples
        }
      })
  }

  private var countsStep: SuiteStep {
    SuiteStep(
      .counts, into: \.counts,
      value: { result in
        guard result.stories?.allPassed ?? true else { throw MeasuringError.storiesFailed }
        let plan = try CountsPlan(line, architectures: architectures, stories: stories)
        let measurement = CountsMeasurement(console: console, surroundings: surroundings)
        switch try measurement.run(plan, command: line.arguments, isTried: result.stories != nil) {
        case .failed: throw MeasuringError.storiesFailed
        case .measured(let counts): return counts
        }
      })
  }

  // MARK: - What takes a build

  private var couplingStep: SuiteStep {
    SuiteStep(
      .coupling, into: \.coupling,
      value: { _ in try CouplingMeasurement(architectures: architectures).result(from: index) })
  }

  private var rulesStep: SuiteStep {
    SuiteStep(
      .rules, into: \.rules,
      problem: { $0.hasViolations ? "A rule is broken." : nil },
      value: { _ in try RulesMeasurement(architectures: architectures).result(from: index) })
  }

  private var coverageStep: SuiteStep {
    SuiteStep(
      .coverage, into: \.coverage,
      problem: { $0.failures.isEmpty ? nil : "A test or a story failed where it was counted what runs." },
      value: { _ in
        try CoverageMeasurement(architectures: architectures, console: console, surroundings: surroundings)
          .result(in: build)
      })
  }

  private var spreadStep: SuiteStep {
    SuiteStep(
      .spread, into: \.spread,
      problem: { $0.failures.isEmpty ? nil : "A story failed where it was run alone." },
      value: { _ in
        let measurement = SpreadMeasurement(
          architectures: architectures, console: console, surroundings: surroundings)
        return try measurement.result(ofStories: nil, in: build)
      })
  }

  private var buildStep: SuiteStep {
    SuiteStep(
      .build, into: \.build,
      options: "seed \(seed)",
      value: { result in
        try BuildMeasurement(
          toolchain: Toolchain.running(), architectures: architectures, timed: [.debug],
          rounds: BuildResult.fewestForMedian, seed: seed, console: console, surroundings: surroundings
        ).measure(in: result.circumstances)
      })
  }

  private var tracesStep: SuiteStep {
    SuiteStep(
      .traces, into: \.traces,
      problem: { $0.hasFailures ? "A story failed where it was traced." : nil },
      value: { _ in
        try TraceMeasurement(architectures: architectures, console: console, surroundings: surroundings)
          .trace(TracedStories([], surroundings))
      })
  }
}
