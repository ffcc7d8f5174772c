import Basics
import Foundation
import Metrics
import Results

/// Runs sampling processes one after the other, until the intervals are narrow enough or the time is up.
///
/// Processes differ in heap and stack addresses, but not in code layout (see `LinkedProgram`).
struct ProcessSeries {
  /// With fewer processes, the estimate of their variation is too uncertain.
  private static let fewestProcesses = 5
  /// The number of processes to divide a budget among. If they end early, more can run.
  static let usualProcesses = 8

  let plan: RuntimePlan
  let bench: Bench
  let start: ContinuousClock.Instant

  func run() throws -> (processes: [(record: TimingSession.Process, samples: ProcessSamples)], end: TimingSession.End) {
    var processes: [(record: TimingSession.Process, samples: ProcessSamples)] = []
    var generator = SeededGenerator(seed: plan.seed)
    var shortest = Double.infinity
    while processes.count < plan.wantedProcesses ?? .max {
      let before = seconds
      guard processes.count < fewest || secondsLeft > shortest else { return (processes, .budgetSpent) }
      bench.observer.progress(progress(processes.count), share: share(done: processes.count))
      processes.append(try sample(using: &generator, seconds: share(after: processes.count)))
      shortest = min(shortest, seconds - before)
      if isNarrowEnough(processes.map(\.samples)) { return (processes, .narrowEnough) }
    }
    let wasCut = processes.contains { $0.record.rounds < plan.rounds }
    return (processes, wasCut ? .budgetSpent : .allProcesses)
  }

  /// At least two, to measure their variation. With several sessions, all of them, however long they take.
  private var fewest: Int { plan.sessions == nil ? 2 : plan.wantedProcesses ?? 2 }

  private var seconds: Double { (bench.process.now() - start) / .seconds(1) }

  private var secondsLeft: Double { plan.budget.map { $0 - seconds } ?? .infinity }

  /// Returns the time for the next process, in seconds.
  private func share(after done: Int) -> Double {
    guard let processes = plan.wantedProcesses else {
      return min(secondsLeft, (plan.budget ?? .infinity) / Double(Self.usualProcesses))
    }
    return secondsLeft / Double(processes - done)
  }

  private func share(done: Int) -> Double {
    max(plan.budget.map { seconds / $0 } ?? 0, plan.wantedProcesses.map { Double(done) / Double($0) } ?? 0)
  }

  private func progress(_ done: Int) -> String {
    let left = secondsLeft.isFinite ? ", at most \(Int(max(secondsLeft, 0).rounded(.up))) s left" : ""
    return "process \(done + 1)\(plan.wantedProcesses.map { " of \($0)" } ?? "")\(left)"
  }

  private func sample(
    using generator: inout SeededGenerator, seconds: Double
  ) throws -> (record: TimingSession.Process, samples: ProcessSamples) {
    // Readers that parse JSON numbers as Double would round larger seeds.
    let seed = UInt64.random(in: 0..<1_000_000_000, using: &generator)
    let padding = Int.random(in: 0..<4096, using: &generator)
    let job = plan.job(seed: seed, seconds: min(seconds, 86_400))
    let samples = try bench.process.value(
      ProcessSamples.self, "samples", of: .time(job),
      environment: ["SAMEAPP_PADDING": String(repeating: "x", count: padding)])
    return (TimingSession.Process(seed: seed, padding: padding, rounds: samples.rounds), samples)
  }

  private func isNarrowEnough(_ processes: [ProcessSamples]) -> Bool {
    // A single session doesn't show how much sessions vary.
    guard plan.sessions == nil, processes.count >= Self.fewestProcesses,
      let analysis = TimeAnalysis([processes], reference: plan.reference.profile.name, margin: plan.margin)
    else { return false }
    // At half the margin, more processes would hardly change a verdict. The replay baseline gets no verdict.
    let replay = processes[0].subjects.first { $0.role == .replay }?.name
    return analysis.overall.comparisons.allSatisfy { comparison in
      comparison.reference == replay || (comparison.raw?.logHalfWidth ?? .infinity) <= log(plan.margin) / 2
    }
  }
}

// MARK: - Cold starts

extension ProcessSeries {
  private static let coldRounds = 20
  /// The share of the budget after which no round of cold starts begins.
  private static let coldShare = 0.2

  /// Returns the samples of each round. In a round, every subject starts in a new process, in random order.
  func coldStarts() throws -> [ProcessSamples] {
    let reference = plan.reference.profile.name
    let names = [reference] + plan.architectures.map(\.profile.name).filter { $0 != reference }
    let subjects = names.map { Subject($0, .implementation) } + [Subject("\(reference) (A/A)", .control)]
    var generator = SeededGenerator(seed: plan.seed)
    var rounds: [ProcessSamples] = []
    while rounds.count < Self.coldRounds, rounds.count < 2 || seconds <= (plan.budget ?? .infinity) * Self.coldShare {
      bench.observer.progress("cold starts, round \(rounds.count + 1) of \(Self.coldRounds)")
      var benchmarks: [Int: ProcessSamples.Benchmark] = [:]
      for index in subjects.indices.shuffled(using: &generator) {
        benchmarks[index] = try coldStart(of: index < names.count ? names[index] : reference)
      }
      guard let benchmark = benchmarks[0] else { break }
      var samples = ProcessSamples(seed: plan.seed, subjects: subjects, rounds: 1, benchmarks: [])
      samples.start = ProcessSamples.Benchmark(
        name: benchmark.name, parts: benchmark.parts, batch: 1,
        nanoseconds: subjects.indices.map { benchmarks[$0]?.nanoseconds[0] ?? [] })
      rounds.append(samples)
    }
    return rounds
  }

  private func coldStart(of name: String) throws -> ProcessSamples.Benchmark {
    let samples = try bench.process.value(ProcessSamples.self, "samples", of: .startCold(architecture: name))
    guard let benchmark = samples.start else { throw MeasuringError.nothingToMeasure }
    return benchmark
  }
}
