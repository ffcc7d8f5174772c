/// What was found about all stories, one story, or one step: everybody's time, and who differs from whom.
public struct TimeFinding: Codable, Equatable, Sendable {
  /// The story; nil for all together.
  public var story: String?
  /// The step; nil for a whole story.
  public var step: String?
  /// Everybody's time, in the order of the contenders.
  public var times: [TimeSummary]
  /// Every implementation beside every other one, and what is timed beside the reference only.
  public var comparisons: [TimeComparison]
  /// The implementations by who can't be told from whom.
  public var tieGroups: [[String]]

  /// The comparison of a contender with the reference.
  public func comparison(of contender: String, to reference: String) -> TimeComparison? {
    comparisons.first { $0.contender == contender && $0.reference == reference }
  }
}
