/// The names that stories may use, from the app's specification.
nonisolated package enum Vocabulary {
  /// The identifiers of all elements, screen by screen.
  package static let elements: [String: [String]] = [
    "signIn": ["username", "password", "submit", "cancel", "spinner", "error"],
    "menu": ["greeting", "cover", "sections", "signOut"],
    "quarters": ["order", "list", "spinner", "empty", "error", "retry"],
    "places": ["search", "list", "spinner", "empty", "error", "retry", "more"],
    "place": ["summary", "quarter", "noteText", "favourite", "next", "editNote", "spinner"],
    "note": ["text", "count", "save", "cancel", "spinner"],
    "reference": ["list", "spinner", "error", "retry"],
    "article": ["body"],
  ]

  package static let screens = elements.keys.sorted()
  package static let identifiers = elements.flatMap { screen, names in names.map { "\(screen).\($0)" } }.sorted()
  private static let knownIdentifiers = Set(identifiers)

  /// Refuses an identifier that no screen has, which could otherwise pass as hidden.
  static func requireElement(_ id: String) throws(StepProblem) {
    guard knownIdentifiers.contains(id) else { throw .unknownName(id, kind: "element", known: identifiers) }
  }

  static func requireScreen(_ name: String) throws(StepProblem) {
    guard elements[name] != nil else { throw .unknownName(name, kind: "screen", known: screens) }
  }
}
