/// A scenario that can be run as it stands: backgrounds put in front, placeholders filled in.
nonisolated public struct Story: Equatable, Sendable {
  /// The scenario's name, placeholders filled in.
  public var name: String
  /// The scenario's keyword; for an outline, the row of examples that the story was made from.
  public var location: SourceLocation
  /// The lines of the scenario, from its first tag to what follows it; the same for all rows of an outline.
  public var lines: Range<Int>
  /// The names with their `@`: the feature's, the rule's, the scenario's and the examples', in that order.
  public var tags: [String]
  /// The steps of the feature's background, of the rule's and of the scenario.
  ///
  /// A scenario without steps has none, whatever the backgrounds say.
  public var steps: [StoryStep]
}
