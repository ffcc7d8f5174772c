import Benchmarks
import HeadlessUI
import Metrics
import SharedModel

package struct RuntimePlan {
  package var stories: ChosenStories
  package var architectures: [any Architecture]
  /// The implementation that others are compared with; one of `architectures`.
  package var reference: any Architecture
  /// The slowdown injected into a copy of the reference, in percent.
  package var slowdown: Int?
  package var rounds = 60
  package var processes: Int?
  /// In seconds; `nil` for no limit.
  package var budget: Double? = 60
  package var seed: UInt64 = 1
  /// The ratio below which differences aren't reported.
  package var margin = EquivalenceMargin.usual
  /// The number of sessions, or `nil` for a single session that ends once its intervals are narrow enough.
  package var sessions: Int?
  /// Whether to ignore cached sessions.
  package var isFresh = false
  package var timesStart = false
  /// Whether to include samples, and findings about single steps, which are most of the data.
  var isWhole = true

  /// - Parameter reference: The first architecture by default; added if it isn't one of them.
  package init(_ architectures: [any Architecture], reference: (any Architecture)? = nil, stories: ChosenStories) {
    let reference = reference ?? architectures[0]
    let isIn = architectures.contains { $0.profile.name == reference.profile.name }
    self.architectures = isIn ? architectures : [reference] + architectures
    self.reference = reference
    self.stories = stories.measured
  }

  /// Returns a plan that times an implementation next to copies of itself, for a few seconds.
  package static func selfTest(of reference: any Architecture, stories: ChosenStories) -> RuntimePlan {
    var plan = RuntimePlan([reference], stories: stories)
    plan.slowdown = 3
    plan.budget = 5
    plan.margin = 1.01
    return plan
  }

  var wantedProcesses: Int? { processes ?? (sessions == nil ? nil : ProcessSeries.usualProcesses) }

  func job(seed: UInt64, seconds: Double) -> TimingJob {
    TimingJob(
      stories: stories.names, architectures: architectures.map(\.profile.name), reference: reference.profile.name,
      slowdown: slowdown, rounds: rounds, seconds: max(seconds, 0.1), seed: seed, timesStart: timesStart)
  }
}

extension Bench {
  /// With fewer rounds, the median would depend on single samples.
  private static let fewestRounds = 20

  func samples(_ job: TimingJob) throws -> ProcessSamples {
    let start = process.now()
    let stories = try ChosenStories(of: process).named(job.stories).measured
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

  /// Times the first architecture's start, before any story is read and before anything is warm.
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

  /// The minimum length of a sample in nanoseconds. It is shorter if many samples would leave time for few rounds only.
  private func leastSample(seconds: Double, samples: Int) -> UInt64 {
    UInt64(min(500_000, max(50_000, seconds * 1e9 / Double(samples * Self.fewestRounds))))
  }
}

nonisolated package struct TimingJob: Codable, Hashable {
  /// Empty for all stories.
  var stories: [String]
  var architectures: [String]
  var reference: String
  /// The injected slowdown in percent, if any.
  var slowdown: Int?
  var rounds: Int
  var seconds: Double
  var seed: UInt64
  /// Whether to time warm starts of the app as well.
  var timesStart: Bool
}
