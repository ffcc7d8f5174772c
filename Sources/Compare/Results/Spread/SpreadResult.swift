import Metrics

/// How far stories, and the features they belong to, are spread over each implementation.
///
/// As JSON: `stories` and `features`, each entry with its `spreads` by architecture; `common` by architecture; `failures`.
package struct SpreadResult: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    package var ran: SpreadSize
    /// What of that doesn't run for all the others as well, as the launch does.
    package var beyondCommon: SpreadSize
    /// What of that runs for none of the others.
    package var only: SpreadSize
    /// The lines of all functions that ran, each wholly: what has to be read to follow it.
    package var linesToRead: Int
    /// The same with the protocols that the types conform to, and the heads that say who conforms to them.
    package var linesToReadWithContracts: Int

    package init(architecture: String, run: StoryRun, at index: Int, in spread: Spread, contracts: Contracts) {
      self.architecture = architecture
      ran = run.size
      beyondCommon = spread.beyondCommon(index)
      only = spread.only(index)
      linesToRead = run.linesToRead
      linesToReadWithContracts = contracts.linesToRead(for: run)
    }
  }

  /// A story, or all those of a feature.
  package struct Subject: Codable, Equatable, Sendable {
    package var file: String
    /// The line the story stands at; nil for a feature.
    package var line: Int?
    package var name: String
    package var entries: [Entry]

    package init(file: String, line: Int?, name: String, entries: [Entry]) {
      self.file = file
      self.line = line
      self.name = name
      self.entries = entries
    }

    package func entry(of architecture: String) -> Entry? { entries.first { $0.architecture == architecture } }
  }

  package var stories: [Subject]
  /// The features they belong to, each compared with the other features.
  package var features: [Subject]
  /// What all stories run, by architecture.
  package var common: [String: SpreadSize]
  package var failures: [CoverageResult.Failure]

  package init(
    stories: [Subject], features: [Subject], common: [String: SpreadSize], failures: [CoverageResult.Failure]
  ) {
    self.stories = stories
    self.features = features
    self.common = common
    self.failures = failures
  }

  func check(at place: ResultPlace, _ names: Set<String>) throws {
    for (key, subjects) in ["stories": stories, "features": features] {
      try place[key].each(subjects) { subject, place in
        try place["entries"].architectures(subject.entries.map(\.architecture), among: names, by: "architecture")
      }
    }
    for name in common.keys { try place["common"][name].known(name, names) }
  }
}
