/// What happens while a walk is taken, for whoever has to know how far it came.
nonisolated public enum WalkEvent: Codable, Equatable, Sendable {
  /// A walk begins, on new devices.
  case walk
  /// An action begins.
  case step(WalkAction)
  /// The action was impossible everywhere, and has changed nothing.
  case passedOver
}
