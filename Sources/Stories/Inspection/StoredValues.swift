import SharedModel

/// Everything stored on a device.
struct StoredValues: Equatable {
  let session: StoredSession?
  let savedState: SavedState?
  let favourites: Set<String>
  let notes: [String: String]

  init(of stage: Stage) {
    session = stage.session.value
    savedState = stage.savedState.value
    favourites = stage.favourites.value ?? []
    notes = stage.notes.value ?? [:]
  }

  /// The values as lines of text, one fact per line.
  var lines: [String] {
    var lines = [session.map { "signed in: \(Self.words($0))" } ?? "nobody is signed in"]
    lines += savedState.map { ["screen: the menu"] + $0.screens.map { "screen: \(Self.words($0))" } } ?? ["no screens"]
    if let draft = savedState?.note { lines.append("draft of a note \(Self.words(draft))") }
    lines += favourites.sorted().map { "favourite: \($0)" }
    lines += notes.sorted { $0.key < $1.key }.map { "note on \($0.key): “\($0.value)”" }
    return lines
  }

  static func words(_ session: StoredSession) -> String { "\(session.user.displayName) (\(session.user.username))" }

  static func words(_ screen: SavedState.Screen) -> String {
    switch screen {
    case .quarters(.priority): "quarters by priority"
    case .quarters(.name): "quarters by name"
    case .places(let quarterID, let title, let query):
      (quarterID.map { "places of \($0)" } ?? "all places") + " under the title “\(title)”"
        + (query.isEmpty ? "" : " that match “\(query)”")
    case .place(let id): "the place “\(id)”"
    case .reference: "the reference book"
    case .article(let id): "the article “\(id)”"
    }
  }

  /// Describes a draft: its place, and the text typed so far.
  static func words(_ draft: NoteDraft) -> String {
    "on “\(draft.placeID)”" + (draft.text.map { ": “\($0)”" } ?? ", nothing typed yet")
  }
}
