import Basics
import Foundation
import Results
import Metrics

/// Forks of this program, one after the other, that take samples until those suffice or the time is over.
///
/// The heap and the stack come to lie elsewhere in each launch; the order of the code stays that of the program (`LinkedProgram`).
struct ForkSeries {
  /// With fewer, how much the launches differ is itself hardly known.
  private static let fewestForks = 5
  /// Into how many launches a budget is divided; those that end before their time make room for more.
  static let usualForks = 8

  let plan: RuntimePlan
  let bench: Bench
  let start: ContinuousClock.Instant

  func run() throws -> (launches: [(launch: TimingSession.Launch, samples: LaunchSamples)], end: TimingSession.End) {
    var launches: [(launch: TimingSession.Launch, samples: LaunchSamples)] = []
    var generator = SeededGenerator(seed: plan.seed)
    var shortest = Double.infinity
    while launches.count < plan.processes ?? .max {
      let before = seconds
      guard launches.count < fewest || secondsLeft > shortest else { return (launches, .budgetSpent) }
      bench.observer.progress(progress(launches.count), share: share(done: launches.count))
      launches.append(try launch(using: &generator, seconds: share(after: launches.count)))
      shortest = min(shortest, seconds - before)
      if isNarrowEnough(launches.map(\.samples)) { return (launches, .narrowEnough) }
    }
    let wasCut = launches.contains { $0.launch.rounds < plan.rounds }
    return (launches, wasCut ? .budgetSpent : .allLaunches)
  }

  /// Two, to see how they differ; of several sessions each has all, however long they take.
  private var fewest: Int { plan.sessions == nil ? 2 : plan.processes ?? 2 }

  private var seconds: Double { (bench.process.now() - start) / .seconds(1) }

  private var secondsLeft: Double { plan.budget.map { $0 - seconds } ?? .infinity }

  /// How long the next launch may take: as long as all that are to come, or a usual part of the whole.
  private func share(after done: Int) -> Double {
    guard let launches = plan.processes else {
      return min(secondsLeft, (plan.budget ?? .infinity) / Double(Self.usualForks))
    }
    return secondsLeft / Double(launches - done)
  }

  private func share(done: Int) -> Double {
    max(plan.budget.map { seconds / $0 } ?? 0, plan.processes.map { Double(done) / Double($0) } ?? 0)
  }

  private func progress(_ done: Int) -> String {
    let left = secondsLeft.isFinite ? ", at most \(Int(max(secondsLeft, 0).rounded(.up))) s left" : ""
    return "launch \(done + 1)\(plan.processes.map { " of \($0)" } ?? "")\(left)"
  }

  private func launch(
    using generator: inout SeededGenerator, seconds: Double
  ) throws -> (launch: TimingSession.Launch, samples: LaunchSamples) {
    // Not all seeds are whole in JSON, where numbers are often read as Double.
    let seed = UInt64.random(in: 0..<1_000_000_000, using: &generator)
    let padding = Int.random(in: 0..<4096, using: &generator)
    let job = plan.job(seed: seed, seconds: min(seconds, 86_400))
    let output = try bench.process.launchItself(.time(job), ["SAMEAPP_PADDING": String(repeating: "x", count: padding)])
    let samples = try JSONText.value(LaunchSamples.self, "samples", in: output)
    return (TimingSession.Launch(seed: seed, padding: padding, rounds: samples.rounds), samples)
  }

  private func isNarrowEnough(_ launches: [LaunchSamples]) -> Bool {
    // What varies between sessions isn't known from one of them.
    guard plan.sessions == nil, launches.count >= Self.fewestForks,
      let analysis = TimeAnalysis([launches], reference: plan.reference.profile.name, margin: plan.margin)
    else { return false }
    // With half of the margin to either side, more launches would hardly change a verdict. Beside the empty app none is passed.
    let empty = launches[0].contenders.first { $0.role == .empty }?.name
    return analysis.overall.comparisons.allSatisfy { comparison in
      comparison.reference == empty || (comparison.raw?.logHalfWidth ?? .infinity) <= log(plan.margin) / 2
    }
  }
}
