/// All samples that one launch of a process took, none left out, with the seed that brings its order back.
public struct LaunchSamples: Codable, Equatable, Sendable {
  /// The samples of one course.
  public struct Course: Codable, Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// What its parts are called.
    public var parts: [String]
    /// How many runs a sample is the sum of.
    public var batch: Int
    /// The times of contender, round and part, in this order of indices; contenders as in the launch.
    public var nanoseconds: [[[UInt64]]]

    /// Gathers samples.
    public init(name: String, parts: [String], batch: Int, nanoseconds: [[[UInt64]]]) {
      self.name = name
      self.parts = parts
      self.batch = batch
      self.nanoseconds = nanoseconds
    }
  }

  /// What the rounds were shuffled with.
  public var seed: UInt64
  /// Who was timed.
  public var contenders: [Contender]
  /// How many rounds there were.
  public var rounds: Int
  /// The samples, course by course.
  public var courses: [Course]
  /// The samples of starting the app, which is no course that a user takes; nil where that isn't timed.
  public var start: Course?

  /// Gathers the samples of a launch.
  public init(seed: UInt64, contenders: [Contender], rounds: Int, courses: [Course]) {
    self.seed = seed
    self.contenders = contenders
    self.rounds = rounds
    self.courses = courses
  }
}
