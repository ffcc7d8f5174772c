/// What became of a random walk through all implementations.
public struct WalkResult: Codable, Equatable, Sendable {
  /// How many steps were taken.
  public var steps: Int
  /// What the walk followed from.
  public var seed: UInt64
  /// What was found, line by line; empty when nothing was.
  public var finding: [String]
  /// The walk that found it, as a story; empty when nothing was found.
  public var story: [String]

  /// Describes a walk.
  public init(steps: Int, seed: UInt64, finding: [String] = [], story: [String] = []) {
    self.steps = steps
    self.seed = seed
    self.finding = finding
    self.story = story
  }
}
