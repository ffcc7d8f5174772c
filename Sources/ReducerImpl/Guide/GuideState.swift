import SharedModel

/// Where a user is who is signed in, and what is known of each screen there.
struct GuideState: Equatable {
  let user: User
  /// Bottom to top; the menu is the first.
  private(set) var screens: [Screen] = []
  /// The note over the top screen.
  private(set) var note: NoteState?
  /// The note that is to be opened once its place is in sight.
  var noteToOpen: NoteDraft?
  var alert: AlertState<GuideAction>?
  var favourites = FavouritesState()
  private var nextID = 0

  /// The menu, and above it the screens where the user was.
  init(user: User, at saved: SavedState) {
    self.user = user
    replaceScreens(by: saved)
  }

  func screen(_ id: Screen.ID) -> Screen? {
    screens.first { $0.id == id }
  }

  /// Where the user is, as it is kept.
  var saved: SavedState {
    SavedState(
      screens: screens.compactMap(\.saved), note: note.map { NoteDraft(placeID: $0.placeID, text: $0.text) })
  }

  // MARK: - Changes

  // snippet.share
  /// Changes what is known of a screen, and gives its list of places to the screens that share it.
  mutating func update<Result>(_ id: Screen.ID, _ change: (inout Screen.Content) -> Result) -> Result? {
    guard let index = screens.firstIndex(where: { $0.id == id }) else { return nil }
    let version = screens[index].list?.version
    let result = change(&screens[index].content)
    if let list = screens[index].list, list.id == version?.id, list.version != version { share(list) }
    return result
  }
  // snippet.end

  private mutating func share(_ list: PlaceList) {
    for index in screens.indices
    where screens[index].list.map({ $0.id == list.id && $0.version != list.version }) == true {
      screens[index].update(list)
    }
  }

  mutating func push(_ make: (Screen.ID) -> Screen.Content) {
    let id = newID()
    screens.append(Screen(id: id, content: make(id)))
  }

  /// Takes away the screens above that one.
  mutating func pop(to id: Screen.ID) -> [Screen.ID] {
    guard let index = screens.firstIndex(where: { $0.id == id }) else { return [] }
    let popped = screens[(index + 1)...].map(\.id)
    screens.removeLast(popped.count)
    return popped
  }

  mutating func openNote(_ draft: NoteDraft) {
    note = NoteState(id: newID(), draft: draft)
  }

  /// Reduces the note, if one is open.
  mutating func updateNote<Result>(_ change: (inout NoteState?) -> Result) -> Result {
    change(&note)
  }

  /// Closes the note, with any alert over it.
  mutating func closeNote() {
    note = nil
    alert = nil
  }

  /// Makes all screens anew, also the menu.
  mutating func replaceScreens(by saved: SavedState) {
    closeNote()
    screens = []
    push { [user] _ in .menu(MenuState(user: user)) }
    var query = PlaceQuery()
    for screen in saved.screens {
      if case .places(let quarterID, _, let text) = screen { query = PlaceQuery(text: text, quarterID: quarterID) }
      push { id in Screen.Content(screen, id: id, query: query) }
    }
    noteToOpen = saved.note
  }

  private mutating func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
