import Foundation
import Report
import Runtime

/// Launches this program again and again to take samples, until they suffice or the time is over.
///
/// The heap and the stack come to lie elsewhere in each launch; the order of the code stays that of the program (`LinkedProgram`).
struct LaunchSeries {
  /// With fewer, how much the launches differ is itself hardly known.
  private static let fewestLaunches = 5
  /// Into how many launches a budget is divided; those that end before their time make room for more.
  static let usualLaunches = 8

  let plan: RuntimePlan
  let console: Console
  let surroundings: Surroundings
  /// When the measurement began, stories that were tried first included.
  let start: ContinuousClock.Instant

  func run() throws -> (launches: [(launch: TimingSession.Launch, samples: LaunchSamples)], end: TimingSession.End) {
    var launches: [(launch: TimingSession.Launch, samples: LaunchSamples)] = []
    var generator = SeededGenerator(seed: plan.seed)
    var shortest = Double.infinity
    while launches.count < plan.launches ?? .max {
      let before = seconds
      guard launches.count < fewest || secondsLeft > shortest else { return (launches, .budgetSpent) }
      console.progress(progress(launches.count), share: share(done: launches.count))
      launches.append(try launch(using: &generator, seconds: share(after: launches.count)))
      shortest = min(shortest, seconds - before)
      if isNarrowEnough(launches.map(\.samples)) { return (launches, .narrowEnough) }
    }
    let wasCut = launches.contains { $0.launch.rounds < plan.rounds }
    return (launches, wasCut ? .budgetSpent : .allLaunches)
  }

  /// Two, to see how they differ; of several sessions each has all, however long they take.
  private var fewest: Int { plan.sessions == nil ? 2 : plan.launches ?? 2 }

  /// How long it has taken so far.
  private var seconds: Double { (surroundings.now() - start) / .seconds(1) }

  private var secondsLeft: Double { plan.budget.map { $0 - seconds } ?? .infinity }

  /// How long the next launch may take: as long as all that are to come, or a usual part of the whole.
  private func share(after done: Int) -> Double {
    guard let launches = plan.launches else {
      return min(secondsLeft, (plan.budget ?? .infinity) / Double(Self.usualLaunches))
    }
    return secondsLeft / Double(launches - done)
  }

  private func share(done: Int) -> Double {
    max(plan.budget.map { seconds / $0 } ?? 0, plan.launches.map { Double(done) / Double($0) } ?? 0)
  }

  private func progress(_ done: Int) -> String {
    let left = secondsLeft.isFinite ? ", at most \(Int(max(secondsLeft, 0).rounded(.up))) s left" : ""
    return "launch \(done + 1)\(plan.launches.map { " of \($0)" } ?? "")\(left)"
  }

  private func launch(
    using generator: inout SeededGenerator, seconds: Double
  ) throws -> (launch: TimingSession.Launch, samples: LaunchSamples) {
    // Not all seeds are whole in JSON, where numbers are often read as Double.
    let seed = UInt64.random(in: 0..<1_000_000_000, using: &generator)
    let padding = Int.random(in: 0..<4096, using: &generator)
    let arguments = plan.arguments(seed: seed, seconds: min(seconds, 86_400))
    let output = try surroundings.launchItself(
      arguments, ["SAMEAPP_PADDING": String(repeating: "x", count: padding)])
    do {
      let samples = try JSONDecoder().decode(LaunchSamples.self, from: output)
      return (TimingSession.Launch(seed: seed, padding: padding, rounds: samples.rounds), samples)
    } catch {
      throw MeasuringError.unreadableSamples(arguments: arguments, reason: "\(error)")
    }
  }

  private func isNarrowEnough(_ launches: [LaunchSamples]) -> Bool {
    // What varies between sessions isn't known from one of them.
    guard plan.sessions == nil, launches.count >= Self.fewestLaunches,
      let analysis = TimeAnalysis([launches], reference: plan.reference.profile.name, margin: plan.margin)
    else { return false }
    // With half of the margin to either side, more launches would hardly change a verdict.
    return analysis.overall.comparisons.allSatisfy { ($0.raw?.logHalfWidth ?? .infinity) <= log(plan.margin) / 2 }
  }
}
