import SharedModel
import Metrics
import Benchmarks

extension Bench {
  /// The median of fewer rounds would follow single samples.
  private static let fewestRounds = 20

  /// Times stories in rounds until the rounds are done or the time is up.
  func samples(_ job: TimingJob) throws -> ProcessSamples {
    let start = process.now()
    let stories = try ChosenStories(of: process).named(job.stories)
    let benchmarks = StoryBenchmarks(
      architectures: try named(job.architectures), reference: try named([job.reference])[0],
      guide: try Guide.bundled(), slowdown: job.slowdown, now: process.processorTime)
    let timed = try benchmarks.benchmarks(of: stories.scenarios)
    let starting = try job.timesStart ? benchmarks.startBenchmark() : nil
    guard !timed.isEmpty else { throw MeasuringError.nothingToMeasure }
    let sampler = RoundSampler(
      rounds: job.rounds, seed: job.seed,
      leastSample: leastSample(seconds: job.seconds, samples: timed.count * benchmarks.subjects.count),
      now: process.processorTime, timeIsUp: { (process.now() - start) / .seconds(1) >= job.seconds })
    var samples = try sampler.samples(of: timed + (starting.map { [$0] } ?? []), by: benchmarks.subjects)
    if starting != nil { samples.start = samples.benchmarks.removeLast() }
    return samples
  }

  /// Times the start of the first architecture, before any story is read and anything is warm.
  func coldStart() throws -> ProcessSamples {
    let architecture = architectures[0]
    let benchmarks = StoryBenchmarks(
      architectures: [architecture], reference: architecture, guide: try Guide.bundled(), now: process.processorTime)
    guard let benchmark = try benchmarks.coldStartBenchmark() else { throw MeasuringError.nothingToMeasure }
    var samples = ProcessSamples(
      seed: 0, subjects: [Subject(architecture.profile.name, .implementation)], rounds: 1, benchmarks: [])
    samples.start = try benchmark.firstRun(now: process.processorTime)
    return samples
  }

  /// The minimum length of a sample in nanoseconds, shorter where many samples would leave time for few rounds.
  private func leastSample(seconds: Double, samples: Int) -> UInt64 {
    UInt64(min(500_000, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}
