import Results
import SharedModel
import Stories
import Benchmarks

struct SuiteSteps {
  private static let walkSteps = 20_000
  /// The numbers of places, without the largest size of “compare growth”.
  private static let growthSizes = [100, 1000, 10_000]
  /// In seconds.
  private static let growthLimit = 20.0
  private let bench: Bench
  private let stories: ChosenStories
  private let runtime: RuntimePlan
  private let seed: UInt64
  private let command: [String]
  private let index: ArchitectureIndex
  private let build: InstrumentedBuild
  private let timesBuilds: Bool

  init(_ bench: Bench, runtime: RuntimePlan, seed: UInt64, command: [String], plan: SuitePlan) {
    self.bench = bench
    self.runtime = runtime
    self.seed = seed
    self.command = command
    stories = runtime.stories
    index = ArchitectureIndex(of: bench, isInstrumented: plan.parts.contains(.coverage) || plan.parts.contains(.spread))
    timesBuilds = plan.timesBuilds
    build = InstrumentedBuild(of: bench)
  }

  func step(for part: SuitePart) -> SuiteStep {
    switch part {
    case .stories:
      SuiteStep(part, into: \.stories, problem: { $0.allPassed ? nil : "Not all stories passed." }) { _ in
        try StorySuite(bench).run(stories.files, named: stories.paths)
      }
    case .walk:
      SuiteStep(
        part, into: \.walk, options: "\(Self.walkSteps) steps, seed \(seed)",
        problem: { $0.finding.isEmpty ? nil : "A random walk found something." }
      ) { _ in
        WalkResult(
          try bench.walk(steps: Self.walkSteps, seed: seed), seed: seed, in: bench.architectures.map(\.profile.name))
      }
    case .lines: SuiteStep(part, into: \.lines) { _ in try bench.lines() }
    case .change: SuiteStep(part, into: \.change) { _ in try bench.changes() }
    case .growth:
      SuiteStep(
        part, into: \.growth,
        problem: { $0.hasWorkThatGrowsTooFast ? "More rows are laid out than a task asks for." : nil }, value: growth)
    case .counts: SuiteStep(part, into: \.counts, value: counts)
    case .runtime:
      SuiteStep(
        part, into: \.runtime,
        options: "seed \(seed), rounds \(runtime.rounds), sessions \(runtime.sessions ?? 0)", value: time)
    case .coupling: SuiteStep(part, into: \.coupling) { _ in try bench.coupling(from: index) }
    case .rules:
      SuiteStep(part, into: \.rules, problem: { $0.hasViolations ? "A rule is broken." : nil }) { _ in
        try bench.rules(from: index)
      }
    case .coverage:
      SuiteStep(
        part, into: \.coverage,
        problem: { $0.failures.isEmpty ? nil : "A test or a story failed where it was counted what runs." }
      ) { names in try bench(of: names).coverage(in: build) }
    case .spread:
      SuiteStep(
        part, into: \.spread, problem: { $0.failures.isEmpty ? nil : "A story failed where it was run alone." }
      ) { names in try bench(of: names).spread(ofStories: nil, in: build) }
    case .traces:
      SuiteStep(part, into: \.traces, problem: { $0.hasFailures ? "A story failed where it was traced." : nil }) {
        names in
        try bench(of: names).trace(TracedStories([], bench.process), keepsSources: true)
      }
    case .build:
      SuiteStep(part, into: \.build, options: "seed \(seed)\(timesBuilds ? "" : ", sizes alone")") { result in
        try BuildMeasurement(bench, timed: timesBuilds ? [.debug] : [], rounds: BuildResult.fewestForMedian, seed: seed)
          .measure(in: result.circumstances)
      }
    }
  }

  private func bench(of names: Set<String>?) -> Bench {
    names.map { names in bench.of(bench.architectures.filter { names.contains($0.profile.name) }) } ?? bench
  }

  // MARK: - Parts that need the same behaviour

  private func requireSameBehaviour(_ before: SuiteResult) throws(MeasuringError) {
    if let stories = before.stories, !stories.allPassed { throw .storiesFailed(stories) }
  }

  private func growth(_ before: SuiteResult) throws -> GrowthResult {
    // A crash would end this process.
    try requireSameBehaviour(before)
    let measurement = GrowthMeasurement(bench, guide: try Guide.bundled(), limit: Self.growthLimit)
    let growth = try measurement.measure(Self.growthSizes)
    guard growth.sizes.count > 1 else { throw GrowthError.oneSize(seconds: Self.growthLimit) }
    return growth
  }

  private func counts(_ before: SuiteResult) throws -> CountsResult {
    try requireSameBehaviour(before)
    let plan = CountsPlan(bench.architectures, reference: bench.architectures[0], stories: stories)
    return try bench.counts(plan, in: before.circumstances, isTried: before.stories != nil)
  }

  private func time(_ before: SuiteResult) throws -> RuntimeResult {
    guard bench.process.isOptimised else { throw MeasuringError.debugBuild(command: "compare") }
    try requireSameBehaviour(before)
    var plan = runtime
    plan.isWhole = false
    return try bench.time(plan, command: command)
  }
}
