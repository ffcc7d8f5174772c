public import Metrics

/// How far stories, and the features they belong to, are spread over each implementation.
///
/// As JSON: `stories` and `features`, each entry with its `spreads` by architecture; `common` by architecture; `failures`.
public struct SpreadResult: Codable, Equatable, Sendable {
  /// What a story or a feature takes of one implementation.
  public struct Entry: Codable, Equatable, Sendable {
    /// The implementation.
    public var architecture: String
    /// What of it ran.
    public var ran: SpreadSize
    /// What of that doesn't run for all the others as well, as the launch does.
    public var beyondCommon: SpreadSize
    /// What of that runs for none of the others.
    public var only: SpreadSize
    /// The lines of all functions that ran, each wholly: what has to be read to follow it.
    public var linesToRead: Int
    /// The same with the protocols that the types conform to, and the heads that say who conforms to them.
    public var linesToReadWithContracts: Int

    /// Measures one run among others of the same implementation.
    public init(architecture: String, run: StoryRun, at index: Int, in spread: Spread, contracts: Contracts) {
      self.architecture = architecture
      ran = run.size
      beyondCommon = spread.beyondCommon(index)
      only = spread.only(index)
      linesToRead = run.linesToRead
      linesToReadWithContracts = contracts.linesToRead(for: run)
    }
  }

  /// A story, or all those of a feature.
  public struct Subject: Codable, Equatable, Sendable {
    /// The file.
    public var file: String
    /// The line the story stands at; nil for a feature.
    public var line: Int?
    /// What it is called.
    public var name: String
    /// What it takes of each implementation, in the order of the report.
    public var entries: [Entry]

    /// Gathers what was found.
    public init(file: String, line: Int?, name: String, entries: [Entry]) {
      self.file = file
      self.line = line
      self.name = name
      self.entries = entries
    }
  }

  /// The stories that were asked for.
  public var stories: [Subject]
  /// The features they belong to, each compared with the other features.
  public var features: [Subject]
  /// What all stories run, by architecture.
  public var common: [String: SpreadSize]
  /// The stories that failed.
  public var failures: [CoverageResult.Failure]

  /// Gathers what was found.
  public init(
    stories: [Subject], features: [Subject], common: [String: SpreadSize], failures: [CoverageResult.Failure]
  ) {
    self.stories = stories
    self.features = features
    self.common = common
    self.failures = failures
  }
}
