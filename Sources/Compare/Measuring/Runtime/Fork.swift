import SharedModel
import Metrics
import Benchmarks

/// What one fork of the program does for a series: takes samples in its process.
extension Bench {
  /// A median of fewer would follow single samples.
  private static let fewestRounds = 20

  /// Times stories in rounds, until those or the time are over.
  func samples(_ job: TimingJob) throws -> LaunchSamples {
    let start = process.now()
    let stories = try ChosenStories(of: process).named(job.stories)
    let benchmarks = StoryBenchmarks(
      architectures: try named(job.architectures), reference: try named([job.reference])[0],
      guide: try Guide.bundled(), planted: job.slowdown, now: process.processorTime)
    let timed = try benchmarks.benchmarks(of: stories.scenarios)
    let starting = try job.timesStart ? benchmarks.startBenchmark() : nil
    guard !timed.isEmpty else { throw MeasuringError.nothingToMeasure }
    let sampler = RoundSampler(
      rounds: job.rounds, seed: job.seed,
      leastSample: leastSample(seconds: job.seconds, samples: timed.count * benchmarks.contenders.count),
      now: process.processorTime, timeIsUp: { (process.now() - start) / .seconds(1) >= job.seconds })
    var samples = try sampler.samples(of: timed + (starting.map { [$0] } ?? []), by: benchmarks.contenders)
    if starting != nil { samples.start = samples.courses.removeLast() }
    return samples
  }

  /// Starts the first architecture, before anything else is run: no story has been read, and nothing is warm.
  func coldStart() throws -> LaunchSamples {
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
  private func leastSample(seconds: Double, samples: Int) -> UInt64 {
    UInt64(min(500_000, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}
