import Foundation
import Report
import Runtime

/// Launches this program again and again to start one app in each: only its first start in a process is cold.
struct ColdStarts {
  private static let rounds = 20
  /// The part of a budget after which no further round begins.
  private static let share = 0.2

  let plan: RuntimePlan
  let console: Console
  let surroundings: Surroundings
  /// When the measurement began.
  let start: ContinuousClock.Instant

  /// What each round sampled, in which every contender has a process, in an order shuffled afresh.
  func run() throws -> [LaunchSamples] {
    let contenders = contenders
    var generator = SeededGenerator(seed: plan.seed)
    var rounds: [LaunchSamples] = []
    while rounds.count < Self.rounds, rounds.count < 2 || !isTimeUp {
      console.progress("cold starts, round \(rounds.count + 1) of \(Self.rounds)")
      var courses: [Int: LaunchSamples.Course] = [:]
      for index in contenders.indices.shuffled(using: &generator) {
        courses[index] = try coldStart(of: contenders[index].architecture)
      }
      guard let course = courses[0] else { break }
      var samples = LaunchSamples(
        seed: plan.seed, contenders: contenders.map(\.contender), rounds: 1, courses: [])
      samples.start = LaunchSamples.Course(
        name: course.name, parts: course.parts, batch: 1,
        nanoseconds: contenders.indices.map { courses[$0]?.nanoseconds[0] ?? [] })
      rounds.append(samples)
    }
    return rounds
  }

  private var isTimeUp: Bool {
    plan.budget.map { (surroundings.now() - start) / .seconds(1) > $0 * Self.share } ?? false
  }

  /// The implementations, the reference first, and the reference once more.
  private var contenders: [(contender: Contender, architecture: String)] {
    let reference = plan.reference.profile.name
    let names = [reference] + plan.architectures.map(\.profile.name).filter { $0 != reference }
    return names.map { (Contender($0, .implementation), $0) } + [(Contender("\(reference) again", .again), reference)]
  }

  private func coldStart(of name: String) throws -> LaunchSamples.Course {
    let arguments = plan.coldStartArguments(name)
    let output = try surroundings.launchItself(arguments, [:])
    do {
      guard let course = try JSONDecoder().decode(LaunchSamples.self, from: output).start else {
        throw MeasuringError.nothingToMeasure
      }
      return course
    } catch let error as DecodingError {
      throw MeasuringError.unreadableSamples(arguments: arguments, reason: "\(error)")
    }
  }
}
