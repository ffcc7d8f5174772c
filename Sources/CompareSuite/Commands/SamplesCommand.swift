import HeadlessUI
import Runtime
import SharedModel
import Stories
import Workloads

/// Takes samples in this process, and prints them all.
struct SamplesCommand {
  /// A median of fewer would follow single samples.
  private static let fewestRounds = 20
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard surroundings.isOptimised else { throw MeasuringError.debugBuild(line.command) }
    if try line.start == .cold { return try sampleColdStart(line) }
    let start = surroundings.now()
    let stories = try ChosenStories(line, surroundings)
    let plan = try RuntimePlan(line, architectures: architectures, stories: stories)
    let courses = StoryCourses(
      architectures: plan.architectures, reference: plan.reference, guide: try Guide.bundled(), planted: plan.planted,
      now: surroundings.processorTime)
    let timed = try courses.courses(of: stories.scenarios)
    let starting = try plan.start == .warm ? courses.startCourse() : nil
    guard !timed.isEmpty else { throw MeasuringError.nothingToMeasure }
    let sampler = RoundSampler(
      rounds: plan.rounds, seed: plan.seed,
      leastSample: leastSample(seconds: plan.budget, samples: timed.count * courses.contenders.count),
      now: surroundings.processorTime,
      timeIsUp: { plan.budget.map { (surroundings.now() - start) / .seconds(1) >= $0 } ?? false })
    var samples = try sampler.samples(of: timed + (starting.map { [$0] } ?? []), by: courses.contenders)
    if starting != nil { samples.start = samples.courses.removeLast() }
    try console.result([JSONText.of(samples)])
    return .success
  }

  /// Starts the first architecture asked for, before anything else is run: no story has been read, and nothing is warm.
  private func sampleColdStart(_ line: CommandLine) throws -> ExitCode {
    let architecture = try line.architectures(of: architectures)[0]
    let courses = StoryCourses(
      architectures: [architecture], reference: architecture, guide: try Guide.bundled(),
      now: surroundings.processorTime)
    guard let course = try courses.coldStartCourse() else { throw MeasuringError.nothingToMeasure }
    var samples = LaunchSamples(
      seed: 0, contenders: [Contender(architecture.profile.name, .implementation)], rounds: 1, courses: [])
    samples.start = try course.firstRun(now: surroundings.processorTime)
    try console.result([JSONText.of(samples)])
    return .success
  }

  /// How long a sample should last, in nanoseconds: less where ever so many would leave time for a few rounds only.
  private func leastSample(seconds: Double?, samples: Int) -> UInt64 {
    let usual = 500_000.0
    guard let seconds else { return UInt64(usual) }
    return UInt64(min(usual, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}
