/// A way from one screen to another, as it is drawn in the storyboard.
nonisolated struct StoryboardSegue: Hashable, Sendable {
  /// How the destination comes into sight.
  nonisolated enum Kind: Hashable, Sendable {
    /// On top of the source, which it covers.
    case push
    /// As a sheet over the source, which stays in sight.
    case modal
  }

  /// What the storyboard calls it: what code that takes the way finds it by.
  let identifier: String
  /// How the destination comes into sight.
  let kind: Kind

  /// Draws a way.
  init(_ identifier: String, kind: Kind = .push) {
    self.identifier = identifier
    self.kind = kind
  }
}
