import Basics
import Metrics

/// Launches this program again and again to start one app in each: only its first start in a process is cold.
struct ColdStarts {
  private static let rounds = 20
  /// The part of a budget after which no further round begins.
  private static let share = 0.2

  let plan: RuntimePlan
  let bench: Bench
  let start: ContinuousClock.Instant

  /// What each round sampled, in which every subject has a process, in an order shuffled afresh.
  func run() throws -> [LaunchSamples] {
    let contenders = contenders
    var generator = SeededGenerator(seed: plan.seed)
    var rounds: [LaunchSamples] = []
    while rounds.count < Self.rounds, rounds.count < 2 || !isTimeUp {
      bench.observer.progress("cold starts, round \(rounds.count + 1) of \(Self.rounds)")
      var courses: [Int: LaunchSamples.Benchmark] = [:]
      for index in contenders.indices.shuffled(using: &generator) {
        courses[index] = try coldStart(of: contenders[index].architecture)
      }
      guard let course = courses[0] else { break }
      var samples = LaunchSamples(seed: plan.seed, contenders: contenders.map(\.contender), rounds: 1, courses: [])
      samples.start = LaunchSamples.Benchmark(
        name: course.name, parts: course.parts, batch: 1,
        nanoseconds: contenders.indices.map { courses[$0]?.nanoseconds[0] ?? [] })
      rounds.append(samples)
    }
    return rounds
  }

  private var isTimeUp: Bool {
    plan.budget.map { (bench.process.now() - start) / .seconds(1) > $0 * Self.share } ?? false
  }

  private var contenders: [(contender: Subject, architecture: String)] {
    let reference = plan.reference.profile.name
    let names = [reference] + plan.architectures.map(\.profile.name).filter { $0 != reference }
    return names.map { (Subject($0, .implementation), $0) } + [(Subject("\(reference) again", .again), reference)]
  }

  private func coldStart(of name: String) throws -> LaunchSamples.Benchmark {
    let output = try bench.process.launchItself(.startCold(architecture: name), [:])
    let samples = try JSONText.value(LaunchSamples.self, "samples", in: output)
    guard let course = samples.start else { throw MeasuringError.nothingToMeasure }
    return course
  }
}
