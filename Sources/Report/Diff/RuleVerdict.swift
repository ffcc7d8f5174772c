/// What became of a rule.
public struct RuleVerdict: Codable, Equatable, Sendable {
  /// How it came out.
  public enum Outcome: String, Codable, Sendable {
    case kept
    case broken
    /// What it takes isn't in the results: such a rule must not pass.
    case unjudged
  }

  /// The rule as it was written.
  public var rule: String
  /// How it came out: broken when it is for one architecture.
  public var outcome: Outcome
  /// For whom it is broken or can't be judged, and by what; empty when it is kept.
  public var reasons: [String]
}
