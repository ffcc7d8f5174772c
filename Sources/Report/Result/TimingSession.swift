/// Launches of one program, one after the other: what they share, such as its layout and the state of the machine, is
/// not seen in how they differ.
public struct TimingSession: Codable, Equatable, Sendable {
  /// Why no more launches were made.
  public enum End: String, Codable, Sendable {
    /// All intervals over all stories are narrow enough.
    case narrowEnough
    /// The time that was given is over.
    case budgetSpent
    /// As many as were wanted have been made.
    case allLaunches
  }

  /// One launch: the program run once more, and what chance gave it.
  public struct Launch: Codable, Equatable, Sendable {
    /// What its rounds were shuffled with.
    public var seed: UInt64
    /// How many bytes longer its environment was made, which moves its stack.
    public var padding: Int
    /// How many rounds it ran.
    public var rounds: Int

    /// Describes a launch.
    public init(seed: UInt64, padding: Int, rounds: Int) {
      self.seed = seed
      self.padding = padding
      self.rounds = rounds
    }
  }

  /// When it began.
  public var date: String
  /// What the system said then of how busy it was.
  public var load: String
  /// The modules of the implementations as they lie in the program, where it was linked anew; nil where it is as it was built.
  public var linkOrder: [String]?
  /// The launches.
  public var launches: [Launch]
  /// Why there are no more.
  public var end: End

  /// Describes a session.
  public init(date: String, load: String, linkOrder: [String]? = nil, launches: [Launch], end: End) {
    self.date = date
    self.load = load
    self.linkOrder = linkOrder
    self.launches = launches
    self.end = end
  }
}
