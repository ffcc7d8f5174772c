/// What is wrong after a step of a walk.
nonisolated public enum WalkFinding: Error, Hashable, Sendable {
  /// The implementations look different.
  case divergence(Divergence)
  /// An action is possible in some implementations only, or does not work in any.
  case refused([StoryFailure.Problem])
  /// A spinner turns although nothing is due and no service is silent.
  case endlessSpinner(architecture: String, id: String)
  /// A favourite is shown that isn't stored, or the other way round.
  case wrongFavourites(architecture: String, shown: String, stored: String)
  /// A relaunch shows other screens than were open.
  case otherScreens(architecture: String, before: [String], after: [String])
  case leftBehind(architecture: String, message: String)
}
