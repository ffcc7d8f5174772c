/// What somebody wants who has pressed a key.
nonisolated enum PlayIntent: Hashable, Sendable {
  /// Takes a step, in the words of a story.
  case take(String)
  /// Saves the story so far in a file.
  case save(path: String)
  /// Begins a new story.
  case restart
  case quit
}
