/// What became of the stories.
public struct StoriesResult: Codable, Equatable, Sendable {
  /// One story.
  public struct Story: Codable, Equatable, Sendable {
    /// The file as the user knows it.
    public var file: String
    /// The feature's name.
    public var feature: String
    /// The story's name.
    public var name: String
    /// The line it stands at.
    public var line: Int
    /// How many steps passed everywhere.
    public var passedSteps: Int
    /// How many steps it has.
    public var steps: Int
    /// What was left out, and why.
    public var skipped: [String]
    /// What went wrong; nil when the story passed.
    public var failure: Failure?

    /// How many steps went well or were left out before it ended.
    var stepsTaken: Int { passedSteps + skipped.count }

    /// Gathers what became of a story.
    public init(
      file: String, feature: String, name: String, line: Int, passedSteps: Int, steps: Int, skipped: [String],
      failure: Failure?
    ) {
      self.file = file
      self.feature = feature
      self.name = name
      self.line = line
      self.passedSteps = passedSteps
      self.steps = steps
      self.skipped = skipped
      self.failure = failure
    }
  }

  /// The step at which a story failed.
  public struct Failure: Codable, Equatable, Sendable {
    /// The step's keyword and text.
    public var step: String
    /// The line it stands at.
    public var line: Int
    /// Whether the implementations looked different after it, or logged or stored different things.
    public var isDivergence: Bool
    /// What went wrong in which implementation as a sentence, then what can be seen of it, line by line.
    public var details: [String]

    /// Gathers what went wrong.
    public init(step: String, line: Int, isDivergence: Bool, details: [String]) {
      self.step = step
      self.line = line
      self.isDivergence = isDivergence
      self.details = details
    }
  }

  /// The names of the architectures that took every step.
  public var architectures: [String]
  /// The stories, in the order in which they ran.
  public var stories: [Story]

  /// Gathers what became of the stories.
  public init(architectures: [String], stories: [Story]) {
    self.architectures = architectures
    self.stories = stories
  }

  /// The stories that failed, those first that took the fewest steps to: they mostly name the cause.
  public var failed: [Story] {
    // The sort must be stable: among equals the order in which they ran stays.
    stories.filter { $0.failure != nil }.enumerated()
      .sorted { ($0.element.stepsTaken, $0.offset) < ($1.element.stepsTaken, $1.offset) }.map(\.element)
  }
  /// Whether every story passed.
  public var allPassed: Bool { failed.isEmpty }
  /// Whether all implementations were alike after every step that was taken.
  public var allAgree: Bool { diverged.isEmpty }
  /// The stories in which the implementations came to differ.
  public var diverged: [Story] { stories.filter { $0.failure?.isDivergence == true } }
  /// How many steps passed.
  public var passedSteps: Int { stories.reduce(0) { $0 + $1.passedSteps } }
  /// How many steps there are.
  public var steps: Int { stories.reduce(0) { $0 + $1.steps } }
  /// How many steps were left out.
  public var skippedSteps: Int { stories.reduce(0) { $0 + $1.skipped.count } }
}
