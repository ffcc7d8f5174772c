import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// How the app keeps a note that is open, and comes back to it over its place.
struct NoteRestorationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let place = SavedState(screens: [allPlaces, .place(id: "aljube")])
  nonisolated private static let loaded = SavedState(screens: [.place(id: "fado")])

  private static func state(draft: String?) -> SavedState {
    SavedState(screens: place.screens, note: NoteDraft(placeID: "aljube", text: draft))
  }

  private func launch(_ state: SavedState? = nil, user: User? = .mark) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: state)
    fixture.launch()
    return fixture
  }

  private func openNote() throws -> AppFixture {
    let fixture = launch()
    try fixture.openFirstPlace()
    try fixture.openNote()
    return fixture
  }

  // MARK: - Saved

  @Test(
    "Its coming and going are saved and logged as transitions, however it goes", arguments: ["cancel", "swipe", "save"])
  func transitions(way: String) throws {
    let fixture = try openNote()
    #expect(fixture.savedState.value == Self.state(draft: ""))
    switch way {
    case "cancel": try fixture.window.perform(.tap(id: "note.cancel"))
    case "swipe": try fixture.window.perform(.swipeModalDown)
    default:
      try fixture.window.perform(.type(text: "Grave!", id: "note.text"))
      #expect(fixture.savedState.value == Self.state(draft: ""))
      try fixture.window.perform(.tap(id: "note.save"))
      fixture.note.requests[0].answer(.success(()))
    }
    #expect(fixture.savedState.value == Self.place)
    #expect(fixture.transitions.suffix(3) == ["transition: place", "transition: note", "transition: place"])
  }

  @Test("Discarding is saved, too")
  func discarded() throws {
    let fixture = try openNote()
    try fixture.window.perform(.type(text: "Grave!", id: "note.text"))
    try fixture.window.perform(.swipeModalDown)
    try fixture.window.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.savedState.value == Self.place)
  }

  @Test("In the background its text is saved")
  func background() throws {
    let fixture = try openNote()
    try fixture.window.perform(.type(text: " Grave", id: "note.text"))
    fixture.delegate?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.state(draft: " Grave"))
  }

  @Test("Expiry saves it with its text, closes it and an alert over it, and brings it back after signing in")
  func expiry() throws {
    let fixture = try openNote()
    try fixture.window.perform(.type(text: "Grave", id: "note.text"))
    try fixture.window.perform(.swipeModalDown)
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.state(draft: "Grave"))
    #expect(fixture.window.snapshot.modal == nil)
    #expect(fixture.window.snapshot.alert == nil)
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.window.text("note.text") == "Grave")
  }

  // MARK: - Restored

  @Test("It comes back over its place, which loads below it, with the text that it had")
  func restored() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.window.text("note.text") == "Grave")
    #expect(fixture.savedState.value == Self.state(draft: "Grave"))
    #expect(fixture.place.ids == ["aljube"])
    #expect(fixture.places.requests.isEmpty)
    fixture.place.requests[0].answer(.success(.aljube))
    #expect(fixture.window.snapshot.screen.title == "Aljube")
    #expect(fixture.window.snapshot.modal?.name == "note")
  }

  @Test("Saving it closes it while the place still loads")
  func savedWhileLoading() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    try fixture.window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.success(()))
    #expect(fixture.window.snapshot.modal == nil)
    #expect(fixture.window.isShown("place.spinner"))
  }

  @Test("When its place can't be loaded it closes before that is told", arguments: [false, true])
  func placeFails(isAsking: Bool) throws {
    let fixture = launch(Self.state(draft: "Grave"))
    if isAsking { try fixture.window.perform(.swipeModalDown) }
    fixture.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.window.snapshot.modal == nil)
    #expect(fixture.window.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(fixture.savedState.value == Self.place)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.places.requests.count == 1)
  }

  @Test("“Not found” for a note whose place still loads goes back once")
  func noteLosesLoadingPlace() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    try fixture.window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.place.requests[0].isCancelled)
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces]))
  }

  @Test("A note that is not on the place on top is not shown", arguments: [loaded, SavedState(), place])
  func elsewhere(state: SavedState) {
    var state = state
    state.note = NoteDraft(placeID: "torre", text: "Old")
    let fixture = launch(state)
    #expect(fixture.stack.count == state.screens.count + 1)
    #expect(fixture.window.snapshot.modal == nil)
  }
}
