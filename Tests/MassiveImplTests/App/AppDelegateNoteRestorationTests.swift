import HeadlessUI
import SharedModel
import Testing

/// How the app comes back to a note that was open.
struct AppDelegateNoteRestorationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let place = SavedState(screens: [allPlaces, .place(id: "aljube")])
  nonisolated private static let otherPlace = SavedState(screens: [.place(id: "fado")])

  private static func state(draft: String) -> SavedState {
    SavedState(screens: place.screens, note: NoteDraft(placeID: "aljube", text: draft))
  }

  private func launch(_ state: SavedState) -> AppFixture {
    let fixture = AppFixture(savedState: state)
    fixture.launch()
    return fixture
  }

  @Test("A note that was open comes back over its place")
  func restored() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.savedState.value == Self.state(draft: "Grave"))
    #expect(fixture.place.ids == ["aljube"])
    #expect(fixture.places.requests.isEmpty)
    fixture.place.requests[0].answer(.success(.aljube))
    #expect(fixture.app.snapshot.screen.title == "Aljube")
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.transitions == ["transition: place", "transition: note"])
  }

  @Test("An expired session closes it and an alert over it, and signing in again brings it back with its text")
  func expiry() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
    try fixture.app.perform(.swipeModalDown)
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.state(draft: "Grave!"))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.snapshot.alert == nil)
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave!")
  }

  @Test("Saving it closes it while the place still loads")
  func savedWhileLoading() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.success(()))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.isShown("place.spinner"))
  }

  @Test("When its place can't be loaded it closes before that is told", arguments: [false, true])
  func placeFails(isAsking: Bool) throws {
    let fixture = launch(Self.state(draft: "Grave"))
    if isAsking { try fixture.app.perform(.swipeModalDown) }
    fixture.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(fixture.savedState.value == Self.place)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.places.requests.count == 1)
  }

  @Test("“Not found” for a note whose place still loads goes back once")
  func noteLosesLoadingPlace() throws {
    let fixture = launch(Self.state(draft: "Grave"))
    try fixture.app.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.place.requests[0].isCancelled)
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces]))
  }

  @Test("A note that is not on the place on top is not shown", arguments: [otherPlace, SavedState(), place])
  func elsewhere(state: SavedState) {
    var state = state
    state.note = NoteDraft(placeID: "torre", text: "Old")
    let fixture = launch(state)
    #expect(fixture.stack.count == state.screens.count + 1)
    #expect(fixture.app.snapshot.modal == nil)
  }
}
