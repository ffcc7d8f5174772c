import SharedModel
import Metrics
import Benchmarks

/// What one fork of the program does for a series: takes samples in its process.
extension Bench {
  /// A median of fewer would follow single samples.
  private static let fewestRounds = 20

  /// Times stories in rounds, until those or the time are over.
  package func samples(_ plan: RuntimePlan, since start: ContinuousClock.Instant) throws -> LaunchSamples {
    let benchmarks = StoryBenchmarks(
      architectures: plan.architectures, reference: plan.reference, guide: try Guide.bundled(), planted: plan.planted,
      now: process.processorTime)
    let timed = try benchmarks.benchmarks(of: plan.stories.scenarios)
    let starting = try plan.start == .warm ? benchmarks.startBenchmark() : nil
    guard !timed.isEmpty else { throw MeasuringError.nothingToMeasure }
    let sampler = RoundSampler(
      rounds: plan.rounds, seed: plan.seed,
      leastSample: leastSample(seconds: plan.budget, samples: timed.count * benchmarks.contenders.count),
      now: process.processorTime,
      timeIsUp: { plan.budget.map { (process.now() - start) / .seconds(1) >= $0 } ?? false })
    var samples = try sampler.samples(of: timed + (starting.map { [$0] } ?? []), by: benchmarks.contenders)
    if starting != nil { samples.start = samples.courses.removeLast() }
    return samples
  }

  /// Starts the first architecture, before anything else is run: no story has been read, and nothing is warm.
  package func coldStart() throws -> LaunchSamples {
    let architecture = architectures[0]
    let benchmarks = StoryBenchmarks(
      architectures: [architecture], reference: architecture, guide: try Guide.bundled(), now: process.processorTime)
    guard let course = try benchmarks.coldStartBenchmark() else { throw MeasuringError.nothingToMeasure }
    var samples = LaunchSamples(
      seed: 0, contenders: [Subject(architecture.profile.name, .implementation)], rounds: 1, courses: [])
    samples.start = try course.firstRun(now: process.processorTime)
    return samples
  }

  /// How long a sample should last, in nanoseconds: less where ever so many would leave time for a few rounds only.
  private func leastSample(seconds: Double?, samples: Int) -> UInt64 {
    let usual = 500_000.0
    guard let seconds else { return UInt64(usual) }
    return UInt64(min(usual, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}
