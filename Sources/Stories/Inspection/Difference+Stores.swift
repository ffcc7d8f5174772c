import SharedModel

extension Difference {
  init?(stores here: StoredValues, _ there: StoredValues) {
    let difference =
      Difference("the session", here.sessionClause, there.sessionClause)
      ?? Difference(favourites: here.favourites, there.favourites)
      ?? Difference(notes: here.notes, there.notes)
      ?? Difference("the saved state", here.stateClause, there.stateClause)
      ?? Difference(screens: here.savedState?.screens ?? [], there.savedState?.screens ?? [])
      ?? Difference("the draft of a note", here.draftClause, there.draftClause)
    guard let difference else { return nil }
    self = difference
  }

  private init?(favourites here: Set<String>, _ there: Set<String>) {
    guard let id = here.symmetricDifference(there).min() else { return nil }
    func clause(_ ids: Set<String>) -> String { "\(ids.contains(id) ? "is" : "isn't") stored as a favourite" }
    self.init("“\(id)”", clause(here), clause(there))
  }

  private init?(screens here: [SavedState.Screen], _ there: [SavedState.Screen]) {
    func clause(_ screens: [SavedState.Screen], _ index: Int) -> String {
      index < screens.count ? "is \(StoredValues.words(screens[index]))" : "isn't there"
    }
    let indices = 0..<max(here.count, there.count)
    guard let index = indices.first(where: { clause(here, $0) != clause(there, $0) }) else { return nil }
    // The first screen is the menu.
    self.init("screen \(index + 2) of the saved state", clause(here, index), clause(there, index))
  }

  private init?(notes here: [String: String], _ there: [String: String]) {
    guard let id = Set(here.keys).union(there.keys).filter({ here[$0] != there[$0] }).min() else { return nil }
    func clause(_ note: String?, besides other: String?) -> String {
      note.map { "is stored as “\($0.excerpt(besides: other ?? ""))”" } ?? "isn't stored"
    }
    self.init("the note on “\(id)”", clause(here[id], besides: there[id]), clause(there[id], besides: here[id]))
  }
}

extension StoredValues {
  fileprivate var sessionClause: String { session.map { "is stored for \(Self.words($0))" } ?? "isn't stored" }

  fileprivate var stateClause: String { savedState == nil ? "isn't stored" : "is stored" }

  fileprivate var draftClause: String { savedState?.note.map { "is stored \(Self.words($0))" } ?? "isn't stored" }
}
