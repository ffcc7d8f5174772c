/// A transition from one screen to another, as drawn in the storyboard.
nonisolated struct StoryboardSegue: Hashable, Sendable {
  /// How the destination is shown.
  nonisolated enum Kind: Hashable, Sendable {
    /// Pushed on top of the source, which it covers.
    case push
    /// Presented as a sheet over the source, which stays visible.
    case modal
  }

  /// The identifier in the storyboard, by which code finds the segue.
  let identifier: String
  /// How the destination is shown.
  let kind: Kind

  init(_ identifier: String, kind: Kind = .push) {
    self.identifier = identifier
    self.kind = kind
  }
}
