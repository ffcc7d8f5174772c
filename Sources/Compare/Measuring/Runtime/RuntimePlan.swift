import HeadlessUI

/// What to time, and how.
package struct RuntimePlan {
  package var stories: ChosenStories
  package var architectures: [any Architecture]
  /// The implementation that others are compared with, and one of `architectures`.
  package var reference: any Architecture
  /// The slowdown injected into a copy of the reference, in percent.
  package var slowdown: Int?
  package var rounds = 60
  package var processes: Int?
  /// In seconds; `nil` for no limit.
  package var budget: Double? = 60
  package var seed: UInt64 = 1
  /// As a ratio; smaller differences aren't reported.
  package var margin = 1.03
  /// `nil` for a single one, which ends as soon as its intervals are narrow enough.
  package var sessions: Int?
  /// Ignores cached sessions.
  package var isFresh = false
  /// Also times starts of the app.
  package var timesStart = false
  /// Includes samples and the findings for single steps, most of the data.
  var isWhole = true

  /// - Parameter reference: The first architecture by default; added when it isn't among them.
  package init(_ architectures: [any Architecture], reference: (any Architecture)? = nil, stories: ChosenStories) {
    let reference = reference ?? architectures[0]
    let isIn = architectures.contains { $0.profile.name == reference.profile.name }
    self.architectures = isIn ? architectures : [reference] + architectures
    self.reference = reference
    self.stories = stories
  }

  /// Times one implementation beside copies of itself, for a few seconds.
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
