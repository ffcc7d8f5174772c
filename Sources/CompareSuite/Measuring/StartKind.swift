/// Which starts of the app a launch of the program times.
nonisolated enum StartKind: String, CaseIterable {
  /// Those after the first, in the rounds of the stories.
  case warm
  /// The first in the process, and nothing else.
  case cold
}
