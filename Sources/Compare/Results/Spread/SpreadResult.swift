import Metrics

package struct SpreadResult: Codable, Equatable, Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var architecture: String
    package var ran: SpreadSize
    /// The part of `ran` outside of the code that all stories or features share, such as the launch.
    package var beyondCommon: SpreadSize
    /// The number of lines to read to follow it: the functions that ran, in full, the protocols that their types
    /// conform to, and the heads of the conforming declarations.
    package var linesToReadWithContracts: Int

    package init(architecture: String, run: StoryRun, at index: Int, in spread: Spread, contracts: Contracts) {
      self.architecture = architecture
      ran = run.size
      beyondCommon = spread.beyondCommon(index)
      linesToReadWithContracts = contracts.linesToRead(for: run)
    }
  }

  /// A story, or a feature with all its stories.
  package struct Subject: Codable, Equatable, Sendable {
    package var file: String
    /// `nil` for a feature.
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
  /// Each is compared with the other features.
  package var features: [Subject]
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
}
