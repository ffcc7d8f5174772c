import Basics
import Metrics

/// Cold starts, each in a process of its own.
struct ColdStarts {
  private static let rounds = 20
  /// The share of the budget after which no further round begins.
  private static let share = 0.2

  let plan: RuntimePlan
  let bench: Bench
  let start: ContinuousClock.Instant

  /// The samples of each round, in which every subject has a process, in shuffled order.
  func run() throws -> [ProcessSamples] {
    let subjects = subjects
    var generator = SeededGenerator(seed: plan.seed)
    var rounds: [ProcessSamples] = []
    while rounds.count < Self.rounds, rounds.count < 2 || !isTimeUp {
      bench.observer.progress("cold starts, round \(rounds.count + 1) of \(Self.rounds)")
      var benchmarks: [Int: ProcessSamples.Benchmark] = [:]
      for index in subjects.indices.shuffled(using: &generator) {
        benchmarks[index] = try coldStart(of: subjects[index].architecture)
      }
      guard let benchmark = benchmarks[0] else { break }
      var samples = ProcessSamples(seed: plan.seed, subjects: subjects.map(\.subject), rounds: 1, benchmarks: [])
      samples.start = ProcessSamples.Benchmark(
        name: benchmark.name, parts: benchmark.parts, batch: 1,
        nanoseconds: subjects.indices.map { benchmarks[$0]?.nanoseconds[0] ?? [] })
      rounds.append(samples)
    }
    return rounds
  }

  private var isTimeUp: Bool {
    plan.budget.map { (bench.process.now() - start) / .seconds(1) > $0 * Self.share } ?? false
  }

  private var subjects: [(subject: Subject, architecture: String)] {
    let reference = plan.reference.profile.name
    let names = [reference] + plan.architectures.map(\.profile.name).filter { $0 != reference }
    return names.map { (Subject($0, .implementation), $0) } + [(Subject("\(reference) (A/A)", .control), reference)]
  }

  private func coldStart(of name: String) throws -> ProcessSamples.Benchmark {
    let samples = try bench.process.value(ProcessSamples.self, "samples", of: .startCold(architecture: name))
    guard let benchmark = samples.start else { throw MeasuringError.nothingToMeasure }
    return benchmark
  }
}
