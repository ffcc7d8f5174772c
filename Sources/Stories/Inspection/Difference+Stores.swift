import SharedModel

extension Difference {
  /// What differs of what is stored: who is signed in, favourites and notes, then where the user is.
  init?(stores here: StoredValues, _ there: StoredValues) {
    let difference =
      Difference("the session", here.sessionClause, there.sessionClause)
      ?? Difference(favourites: here.favourites, there.favourites)
      ?? Difference(notes: here.notes, there.notes)
      ?? Difference("where the user is", here.placeClause, there.placeClause)
      ?? Difference("the draft of a note", here.draftClause, there.draftClause)
    guard let difference else { return nil }
    self = difference
  }

  private init?(favourites here: Set<String>, _ there: Set<String>) {
    guard let id = here.symmetricDifference(there).min() else { return nil }
    func clause(_ ids: Set<String>) -> String { "\(ids.contains(id) ? "is" : "isn't") stored as a favourite" }
    self.init("“\(id)”", clause(here), clause(there))
  }

  private init?(notes here: [String: String], _ there: [String: String]) {
    guard let id = Set(here.keys).union(there.keys).filter({ here[$0] != there[$0] }).min() else { return nil }
    func clause(_ note: String?, besides other: String?) -> String {
      note.map { "is stored as “\(Excerpt.of($0, besides: other ?? ""))”" } ?? "isn't stored"
    }
    self.init("the note on “\(id)”", clause(here[id], besides: there[id]), clause(there[id], besides: here[id]))
  }
}

extension StoredValues {
  fileprivate var sessionClause: String { session.map { "is stored as that of \(Self.words($0))" } ?? "isn't stored" }

  fileprivate var placeClause: String {
    guard let savedState else { return "isn't stored" }
    return "is stored as " + (["the menu"] + savedState.screens.map(Self.words)).joined(separator: ", ")
  }

  fileprivate var draftClause: String { savedState?.note.map { "is stored \(Self.words($0))" } ?? "isn't stored" }
}
