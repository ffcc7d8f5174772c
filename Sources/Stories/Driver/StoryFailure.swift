/// The step at which a story failed, and why.
nonisolated public struct StoryFailure: Error, Equatable, Sendable {
  /// What one implementation did not do.
  nonisolated public struct Problem: Hashable, Codable, Sendable {
    /// The implementation's name.
    public let architecture: String
    /// What was expected and what is there instead.
    public let message: String
  }

  /// Why it failed.
  nonisolated public enum Reason: Error, Hashable, Sendable {
    /// The step failed in some implementations, which still look alike.
    case problems([Problem])
    /// After the step the implementations look different; the step may have failed in some, too.
    case divergence(Divergence, [Problem])
    /// The step passed and all look alike, but something that must always hold does not.
    case finding(Finding)
  }

  /// The step.
  public let step: StoryStep
  /// Why it failed.
  public let reason: Reason
}
