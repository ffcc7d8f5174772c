/// A word of the English grammar that begins a line.
nonisolated struct Keyword: Sendable {
  let kind: LineKind
  /// The word, as documents keep it.
  let text: String
  /// The word with what has to follow it: a colon or a space.
  let prefix: [UInt8]

  private init(_ kind: LineKind, _ text: String, followedBy end: String) {
    self.kind = kind
    self.text = text
    prefix = Array((text + end).utf8)
  }

  /// No two of them begin the same line.
  static let all: [Keyword] =
    ["Given", "When", "Then", "And", "But", "*"].map { Keyword(.step, $0, followedBy: " ") }
    + ["Scenario", "Example", "Scenario Outline", "Scenario Template"].map {
      Keyword(.scenario, $0, followedBy: ":")
    }
    + ["Examples", "Scenarios"].map { Keyword(.examples, $0, followedBy: ":") }
    + ["Feature", "Business Need", "Ability"].map { Keyword(.feature, $0, followedBy: ":") }
    + [Keyword(.background, "Background", followedBy: ":"), Keyword(.rule, "Rule", followedBy: ":")]
}
