/// What is wrong after a step.
nonisolated public enum Finding: Error, Hashable, Sendable {
  /// The implementations are not alike.
  case divergence(Divergence)
  /// An action is possible in some implementations only, or does not work in any.
  case refused([StoryFailure.Problem])
  /// Something shows that it waits, although nothing is due and no service is silent.
  case endlessWait(architecture: String, id: String)
  /// What is shown isn't what is stored.
  case notAsStored(what: String, shown: String, stored: String)
  /// A text is not as long as is said beside it.
  case miscounted(text: String, shown: String)
  /// A relaunch does not go on where the user was; both sides are steps of a story.
  case notRestored(architecture: String, expected: [String], shown: [String])
  case leftBehind(architecture: String, message: String)
}
