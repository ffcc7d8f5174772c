import HeadlessUI

/// What is to be timed, as the command line has it: the same for a measurement and for each of its launches.
struct RuntimePlan {
  let stories: ChosenStories
  let architectures: [any Architecture]
  let reference: any Architecture
  /// In percent; nil for nothing planted.
  let planted: Int?
  let rounds: Int
  /// Nil for as many as the budget allows.
  let launches: Int?
  /// In seconds; nil for as long as the rounds take.
  let budget: Double?
  var seed: UInt64
  /// As a ratio: what is less is not worth a word.
  let margin: Double
  /// Nil for one, which ends when it has found what it can.
  let sessions: Int?
  /// Whether sessions that are kept don't count.
  let isFresh: Bool
  /// Which starts of the app are timed as well; nil for none.
  let start: StartKind?

  /// - Parameters:
  ///   - all: What can be chosen from.
  ///   - planted: What is planted unless said otherwise.
  ///   - budget: How many seconds it may take unless said otherwise.
  ///   - margin: What a difference must exceed unless said otherwise, in percent.
  ///   - start: Which starts are timed unless said otherwise.
  init(
    _ line: CommandLine, architectures all: [any Architecture], stories: ChosenStories, planted: Int? = nil,
    budget: Double? = nil, margin: Int = 3, start: StartKind? = nil
  ) throws {
    let chosen = try line.architectures(of: all)
    reference = try line.reference(in: all, otherwise: chosen[0])
    let name = reference.profile.name
    architectures = chosen.contains { $0.profile.name == name } ? chosen : [reference] + chosen
    self.stories = stories
    self.planted =
      try line.has(.plant) || planted != nil ? line.number(.plant, in: 1...100, otherwise: planted ?? 3) : nil
    rounds = try line.number(.rounds, in: 1...10_000, otherwise: 60)
    sessions = try line.has(.sessions) ? line.number(.sessions, in: 1...100, otherwise: 3) : nil
    let usualLaunches = sessions == nil ? nil : LaunchSeries.usualLaunches
    launches = try line.has(.launches) ? line.number(.launches, in: 1...1000, otherwise: 8) : usualLaunches
    self.margin = 1 + Double(try line.number(.margin, in: 1...100, otherwise: margin)) / 100
    isFresh = line.has(.fresh)
    self.budget = try line.seconds(.budget, in: 0.1...86_400) ?? budget
    seed = try line.number(.seed, in: 0...UInt64.max, otherwise: 1)
    self.start = try line.start ?? start
  }

  /// The arguments that make a launch of its own take these samples.
  func arguments(seed: UInt64, seconds: Double) -> [String] {
    [Command.samples.rawValue]
      + stories.names.map { "--story=\($0)" }
      + architectures.map { "--architecture=\($0.profile.name)" }
      + [
        "--reference=\(reference.profile.name)", "--rounds=\(rounds)", "--budget=\(max(seconds, 0.1))",
        "--seed=\(seed)",
      ]
      + (planted.map { ["--plant=\($0)"] } ?? []) + (start.map { ["--start=\($0.rawValue)"] } ?? [])
  }

  /// The arguments that make a launch of its own time its first start of an architecture.
  func coldStartArguments(_ name: String) -> [String] {
    [Command.samples.rawValue, "--architecture=\(name)", "--start=\(StartKind.cold.rawValue)"]
  }
}
