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
  /// The first step that failed; nil when the story passed.
  public let failure: StoryFailure?
}
