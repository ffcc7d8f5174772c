import HeadlessUI
import Runtime
import SharedModel
import Stories

/// Takes samples in this process, and prints them all.
struct SamplesCommand {
  /// A median of fewer would follow single samples.
  private static let fewestRounds = 20
  let architectures: [any Architecture]
  let console: Console
  let surroundings: Surroundings

  func run(_ line: CommandLine) throws -> ExitCode {
    guard surroundings.isOptimised else { throw MeasuringError.debugBuild(line.command) }
    let start = surroundings.now()
    let stories = try ChosenStories(line, surroundings)
    let plan = try RuntimePlan(line, architectures: architectures, stories: stories)
    let courses = StoryCourses(
      architectures: plan.architectures, reference: plan.reference, guide: try Guide.bundled(), planted: plan.planted,
      now: surroundings.processorTime)
    let timed = try courses.courses(of: stories.scenarios)
    guard !timed.isEmpty else { throw MeasuringError.nothingToMeasure }
    let sampler = RoundSampler(
      rounds: plan.rounds, seed: plan.seed,
      leastSample: leastSample(seconds: plan.budget, samples: timed.count * courses.contenders.count),
      now: surroundings.processorTime,
      timeIsUp: { plan.budget.map { (surroundings.now() - start) / .seconds(1) >= $0 } ?? false })
    try console.result([JSONText.of(sampler.samples(of: timed, by: courses.contenders))])
    return .success
  }

  /// How long a sample should last, in nanoseconds: less where ever so many would leave time for a few rounds only.
  private func leastSample(seconds: Double?, samples: Int) -> UInt64 {
    let usual = 500_000.0
    guard let seconds else { return UInt64(usual) }
    return UInt64(min(usual, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}
