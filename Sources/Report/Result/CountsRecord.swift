public import Runtime

/// What one process counted of one contender.
public struct CountsRecord: Codable, Equatable, Sendable {
  /// What one story took.
  public struct Story: Codable, Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// How many of its steps were counted.
    public var steps: Int
    /// What they took, the app's end included.
    public var counts: WorkCounts
    /// The objects that were alive after the app had ended, by class; nil where that can't be known.
    public var leftBehind: [String: Int]?

    /// Describes what a story took.
    public init(name: String, steps: Int, counts: WorkCounts, leftBehind: [String: Int]?) {
      self.name = name
      self.steps = steps
      self.counts = counts
      self.leftBehind = leftBehind
    }
  }

  /// The stories, without those in which the app shows nothing.
  public var stories: [Story]
  /// Why a kind of work could not be counted.
  public var unavailable: [CountedWork: String]
  /// Why nobody knows what was left behind; nil when it is known.
  public var leftBehindUnavailable: String?

  /// Describes what a process counted.
  public init(stories: [Story], unavailable: [CountedWork: String], leftBehindUnavailable: String?) {
    self.stories = stories
    self.unavailable = unavailable
    self.leftBehindUnavailable = leftBehindUnavailable
  }
}
