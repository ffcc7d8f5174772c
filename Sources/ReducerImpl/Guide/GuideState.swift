import SharedModel

/// The open screens of a signed-in user, and the state of each.
struct GuideState: Equatable {
  let user: User
  /// The stack, bottom to top, with the menu first.
  private(set) var screens: [Screen] = []
  /// The note over the top screen.
  private(set) var note: NoteState?
  /// The note to open once its place has appeared.
  var noteToOpen: NoteDraft?
  var alert: AlertState<GuideAction>?
  var favourites = FavouritesState()
  private var nextID = 0

  /// Creates the menu, and above it the screens that were saved.
  init(user: User, at saved: SavedState) {
    self.user = user
    replaceScreens(by: saved)
  }

  func screen(_ id: ScreenID) -> Screen? {
    index(of: id).map { screens[$0] }
  }

  /// The navigation state to save.
  var saved: SavedState {
    SavedState(
      screens: screens.compactMap(\.saved), note: note.map { NoteDraft(placeID: $0.placeID, text: $0.text) })
  }

  /// The index of a screen, compared by ids alone: `firstIndex(where:)` would copy the state of each screen on the way.
  private func index(of id: ScreenID) -> Int? {
    screens.indices.last { screens[$0].id == id }
  }

  // MARK: - Changes

  // snippet.share
  /// Changes the state of a screen, and passes its list of places on to the screens that share it.
  mutating func update<Result>(_ id: ScreenID, _ change: (inout Screen.Content) -> Result) -> Result? {
    guard let index = index(of: id) else { return nil }
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

  mutating func push(_ make: (ScreenID) -> Screen.Content) {
    let id = newID()
    screens.append(Screen(id: id, content: make(id)))
  }

  /// Removes the screens above this one, and returns their ids.
  mutating func pop(to id: ScreenID) -> [ScreenID] {
    guard let index = index(of: id) else { return [] }
    let popped = screens[(index + 1)...].map(\.id)
    screens.removeLast(popped.count)
    return popped
  }

  mutating func openNote(_ draft: NoteDraft) {
    note = NoteState(id: newID(), draft: draft)
  }

  /// Changes the note, or `nil` if none is open.
  mutating func updateNote<Result>(_ change: (inout NoteState?) -> Result) -> Result {
    change(&note)
  }

  /// Closes the note and any alert over it.
  mutating func closeNote() {
    note = nil
    alert = nil
  }

  /// Replaces all screens, the menu too.
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
