import HeadlessUI

/// What is to be timed, and how.
package struct RuntimePlan {
  package var stories: ChosenStories
  package var architectures: [any Architecture]
  /// Whom others are compared with, who is one of them.
  package var reference: any Architecture
  /// The slowdown injected into a copy of the reference, in percent.
  package var slowdown: Int?
  package var rounds = 60
  package var processes: Int?
  /// In seconds; nil for as long as the rounds take.
  package var budget: Double? = 60
  package var seed: UInt64 = 1
  /// As a ratio: what is less is not worth a word.
  package var margin = 1.03
  /// Nil for one, which ends when it has found what it can.
  package var sessions: Int?
  /// Whether sessions that are kept don't count.
  package var isFresh = false
  /// Also times starts of the app.
  package var timesStart = false
  /// Whether the result has the samples and what is found of single steps, which are most of it.
  var isWhole = true

  /// - Parameter reference: The first of the architectures when it isn't said who; one that isn't among them is timed as well.
  package init(_ architectures: [any Architecture], reference: (any Architecture)? = nil, stories: ChosenStories) {
    let reference = reference ?? architectures[0]
    let isIn = architectures.contains { $0.profile.name == reference.profile.name }
    self.architectures = isIn ? architectures : [reference] + architectures
    self.reference = reference
    self.stories = stories
  }

  /// Times one implementation beside its own copies, for a few seconds.
  package static func selfTest(of reference: any Architecture, stories: ChosenStories) -> RuntimePlan {
    var plan = RuntimePlan([reference], stories: stories)
    plan.slowdown = 3
    plan.budget = 5
    plan.margin = 1.01
    return plan
  }

  /// How many processes to run; `nil` for as many as the budget allows.
  var wantedProcesses: Int? { processes ?? (sessions == nil ? nil : ProcessSeries.usualProcesses) }

  func job(seed: UInt64, seconds: Double) -> TimingJob {
    TimingJob(
      stories: stories.names, architectures: architectures.map(\.profile.name), reference: reference.profile.name,
      slowdown: slowdown, rounds: rounds, seconds: max(seconds, 0.1), seed: seed, timesStart: timesStart)
  }
}
