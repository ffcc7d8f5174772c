import SharedModel

/// All that is stored on a device.
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

  /// The values as lines of text, one fact a line.
  var lines: [String] {
    var lines = ["session: \(session?.user.username ?? "none")"]
    lines += savedState?.screens.map { "screen: \($0)" } ?? ["no screens"]
    if let draft = savedState?.note { lines.append("draft: \(draft)") }
    lines += favourites.sorted().map { "favourite: \($0)" }
    lines += notes.sorted { $0.key < $1.key }.map { "note on \($0.key): “\($0.value)”" }
    return lines
  }
}
