import HeadlessUI
package import Metrics
import SharedModel
import Stories

/// Creates benchmarks from stories, with their steps as parts.
package struct StoryBenchmarks {
  /// The part after the last step.
  package static let end = "the app ends"

  private let architectures: [any Architecture]
  private let reference: any Architecture
  private let guide: Guide
  private let slowdown: Int?
  private let now: () -> UInt64
  private let work = BusyWork()

  /// - Parameter slowdown: The slowdown injected into a copy of the reference, in percent; `nil` for no such copy.
  package init(
    architectures: [any Architecture], reference: any Architecture, guide: Guide, slowdown: Int? = nil,
    now: @escaping () -> UInt64
  ) {
    self.architectures = architectures
    self.reference = reference
    self.guide = guide
    self.slowdown = slowdown
    self.now = now
  }

  /// The reference comes first because it determines the batch size.
  package var subjects: [Subject] {
    let name = reference.profile.name
    return all.map { Subject($0.profile.name, .implementation) } + [Subject("\(name) (A/A)", .control)]
      + (slowdown.map { [Subject("\(name) + \($0) %", .slowed)] } ?? []) + [Subject("replay", .replay)]
  }

  private var all: [any Architecture] {
    [reference] + architectures.filter { $0.profile.name != reference.profile.name }
  }

  package func benchmarks(of scenarios: [StoryFile.Scenario]) throws -> [TimedBenchmark] {
    let nanosecondsPerTurn = slowdown.map { _ in work.nanosecondsPerTurn(now) } ?? 0
    return try scenarios.compactMap { try benchmark(of: $0, nanosecondsPerTurn: nanosecondsPerTurn) }
  }

  /// The benchmark of starting the app, or `nil` if the start shows nothing.
  package func startBenchmark() throws -> TimedBenchmark? {
    try StartStory.file().scenarios.first.flatMap { scenario in
      try benchmark(of: scenario, nanosecondsPerTurn: 0, timesEnd: false)
    }
  }

  /// The same benchmark for the reference alone, created without starting the app.
  package func coldStartBenchmark() throws -> TimedBenchmark? {
    try StartStory.file().scenarios.first.map { scenario in
      let steps = Array(scenario.story.steps.indices)
      let architecture = reference
      return TimedBenchmark(
        name: scenario.story.name, parts: scenario.story.steps.map(\.text),
        runs: [{ timer in try run(scenario, steps, in: architecture, timer, timesEnd: false) }])
    }
  }

  /// Returns `nil` for a story that never looks at the app.
  private func benchmark(
    of scenario: StoryFile.Scenario, nanosecondsPerTurn: Double, timesEnd: Bool = true
  ) throws -> TimedBenchmark? {
    let driven = DrivenSteps(of: scenario, in: reference, guide: guide)
    let (steps, snapshots) = (driven.steps, driven.snapshots)
    guard !steps.isEmpty else { return nil }
    var makers: [() -> any Architecture] = (all + [reference]).map { architecture in { architecture } }
    if let slowdown {
      let time = try calibrate(scenario, steps: steps)
      let nanoseconds = Double(slowdown) / 100 * time / Double(snapshots.count)
      let turns = Int((nanoseconds / max(nanosecondsPerTurn, 0.01)).rounded())
      let copy = ObservedArchitecture(base: reference) { [work] app in
        work.turn(turns)
        return app.snapshot
      }
      makers.append { copy }
    }
    let profile = reference.profile
    makers.append { ReplayArchitecture(showing: snapshots, as: profile) }
    return TimedBenchmark(
      name: scenario.story.name, parts: steps.map { scenario.story.steps[$0].text } + (timesEnd ? [Self.end] : []),
      runs: makers.map { make in { timer in try run(scenario, steps, in: make(), timer, timesEnd: timesEnd) } })
  }

  private func run(
    _ scenario: StoryFile.Scenario, _ steps: [Int], in architecture: any Architecture, _ timer: LapTimer, timesEnd: Bool
  ) throws {
    let run = StoryStepper(of: scenario, in: architecture, guide: guide)
    timer.begin()
    for step in steps {
      try run.takeStep(step)
      timer.lap()
    }
    run.end()
    if timesEnd { timer.lap() }
  }

  /// The time of a run without laps, in nanoseconds.
  private func calibrate(_ scenario: StoryFile.Scenario, steps: [Int]) throws -> Double {
    let times = try (0..<40).map { _ in
      let run = StoryStepper(of: scenario, in: reference, guide: guide)
      let start = now()
      for step in steps { try run.takeStep(step) }
      run.end()
      return Double(now() - start)
    }
    return Statistics.median(of: times) ?? 0
  }
}

package enum StartStory {
  /// The story from the launch to the menu, with a snapshot at once and another when everything has settled.
  package static func file() throws(StoryFileErrors) -> StoryFile {
    try StoryLoader().load(
      text: """
        Feature: Starting
          Scenario: The app starts with a user signed in
            Given I am signed in
            Then everything has settled
        """, named: "the start")
  }
}

/// Work of known duration that the optimiser can't remove.
final class BusyWork {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  func turn(_ times: Int) {
    var state = state
    for _ in 0..<times {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    self.state = state
  }

  func nanosecondsPerTurn(_ now: () -> UInt64) -> Double {
    let turns = 100_000
    let tries = (0..<15).map { _ in
      let start = now()
      turn(turns)
      return Double(now() - start) / Double(turns)
    }
    return Statistics.median(of: tries) ?? 0
  }
}
