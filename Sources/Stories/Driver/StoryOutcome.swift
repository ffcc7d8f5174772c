/// What became of one story.
public struct StoryOutcome: Sendable {
  /// A step that could not be carried out on this machine.
  nonisolated public struct Skip: Equatable, Sendable {
    /// The step.
    public let step: StoryStep
    /// Why it was left out.
    public let reason: String
  }

  /// The story.
  public let story: Story
  /// How many steps passed in every implementation.
  public let passedSteps: Int
  /// The steps left out.
  public let skipped: [Skip]
  /// How many steps were taken or left out before the one that failed.
  public var stepsTaken: Int { passedSteps + skipped.count }
  /// The first step that failed; nil when the story passed.
  public let failure: StoryFailure?
}
