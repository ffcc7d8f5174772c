import HeadlessUI

/// What is to be timed, and how.
package struct RuntimePlan {
  /// Which starts of the app a fork times.
  package enum Start: String, CaseIterable {
    /// Those after the first, in the rounds of the stories.
    case warm
    /// The first in the process, and nothing else.
    case cold
  }

  package var stories: ChosenStories
  package var architectures: [any Architecture]
  /// Whom others are compared with, who is one of them.
  package var reference: any Architecture
  /// In percent; nil for nothing planted.
  package var planted: Int?
  package var rounds = 60
  /// Nil for as many as the budget allows.
  package var forks: Int?
  /// In seconds; nil for as long as the rounds take.
  package var budget: Double?
  package var seed: UInt64 = 1
  /// As a ratio: what is less is not worth a word.
  package var margin = 1.03
  /// Nil for one, which ends when it has found what it can.
  package var sessions: Int?
  /// Whether sessions that are kept don't count.
  package var isFresh = false
  /// Which starts of the app are timed as well; nil for none.
  package var start: Start?
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

  func arguments(seed: UInt64, seconds: Double) -> [String] {
    ["samples"] + stories.names.map { "--story=\($0)" } + architectures.map { "--architecture=\($0.profile.name)" }
      + [
        "--reference=\(reference.profile.name)", "--rounds=\(rounds)", "--budget=\(max(seconds, 0.1))",
        "--seed=\(seed)",
      ]
      + (planted.map { ["--plant=\($0)"] } ?? []) + (start.map { ["--start=\($0.rawValue)"] } ?? [])
  }

  func coldStartArguments(_ name: String) -> [String] {
    ["samples", "--architecture=\(name)", "--start=\(Start.cold.rawValue)"]
  }
}
