import Metrics
import Runtime

/// All that one comparison found: every report is drawn from it, and from nothing else.
public struct ComparisonResult: Codable, Equatable, Sendable {
  /// What was found about one architecture.
  public struct Architecture: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// How many source files it has; nil when they could not be read.
    public var files: Int?
    /// Its lines; nil when they could not be counted.
    public var lines: LineCount?
    /// The time of a step; nil when nothing was timed.
    public var stepTime: StepTime?

    /// Gathers what was found.
    public init(name: String, files: Int? = nil, lines: LineCount? = nil, stepTime: StepTime? = nil) {
      self.name = name
      self.files = files
      self.lines = lines
      self.stepTime = stepTime
    }
  }

  /// The architectures, in the order of the report.
  public var architectures: [Architecture]
  /// What became of the stories.
  public var stories: StoriesResult
  /// How the timing was done; nil when nothing was timed.
  public var timing: TimingResult?
  /// What could not be had, and why.
  public var omissions: [String]

  /// Gathers what was found.
  public init(
    architectures: [Architecture], stories: StoriesResult, timing: TimingResult? = nil, omissions: [String] = []
  ) {
    self.architectures = architectures
    self.stories = stories
    self.timing = timing
    self.omissions = omissions
  }
}
