import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct NoteRestorationTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let place = SavedState(screens: [allPlaces, .place(id: "aljube")])
  nonisolated private static let otherPlace = SavedState(screens: [.place(id: "fado")])

  private static func state(draft: String) -> SavedState {
    SavedState(screens: place.screens, note: NoteDraft(placeID: "aljube", text: draft))
  }

  private func launch(_ subject: Subject, _ state: SavedState) -> AppFixture {
    let fixture = AppFixture(savedState: state)
    fixture.launch(subject)
    return fixture
  }

  @Test("A note that was open is restored over its place", arguments: try await Subject.all)
  func restored(subject: Subject) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.savedState.value == Self.state(draft: "Grave"))
    #expect(fixture.place.ids == ["aljube"])
    #expect(fixture.places.requests.isEmpty)
    try fixture.place.requests[0].answer(.success(.aljube))
    #expect(fixture.app.snapshot.screen.title == "Aljube")
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.transitions == ["transition: place", "transition: note"])
  }

  @Test(
    "An expired session closes a note and its alert, and signing in again restores it with its text",
    arguments: try await Subject.all)
  func expiry(subject: Subject) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
    try fixture.app.perform(.swipeModalDown)
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.state(draft: "Grave!"))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.transitions.suffix(2) == ["transition: note", "transition: signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave!")
  }

  @Test("A restored note that is saved closes while its place still loads", arguments: try await Subject.all)
  func savedWhileLoading(subject: Subject) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    try fixture.app.perform(.tap(id: "note.save"))
    try fixture.note.requests[0].answer(.success(()))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.isShown("place.spinner"))
  }

  @Test(
    "A restored note whose place can't be loaded closes before the alert is shown", arguments: try await Subject.all,
    [false, true])
  func placeFails(subject: Subject, isAsking: Bool) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    if isAsking { try fixture.app.perform(.swipeModalDown) }
    try fixture.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.app.snapshot.modal == nil)
    #expect(fixture.app.snapshot.alert?.title == "This place is no longer in the guide.")
    #expect(fixture.savedState.value == Self.place)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(fixture.places.requests.count == 1)
  }

  @Test("A note that loses a place still loading goes back once", arguments: try await Subject.all)
  func noteLosesLoadingPlace(subject: Subject) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    try fixture.app.perform(.tap(id: "note.save"))
    try fixture.note.requests[0].answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(try fixture.place.requests[0].isCancelled)
    #expect(fixture.savedState.value == SavedState(screens: [Self.allPlaces]))
  }

  @Test(
    "A saved note isn't shown unless its place is on top",
    arguments: try await Subject.all, [otherPlace, SavedState(), place])
  func elsewhere(subject: Subject, state: SavedState) {
    var state = state
    state.note = NoteDraft(placeID: "torre", text: "Old")
    let fixture = launch(subject, state)
    #expect(fixture.stack.count == state.screens.count + 1)
    #expect(fixture.app.snapshot.modal == nil)
  }

  @Test("A note typed since is restored with its text after a kill in the background", arguments: try await Subject.all)
  func killed(subject: Subject) throws {
    let fixture = launch(subject, Self.state(draft: "Grave"))
    try fixture.app.perform(.type(text: "Grave!", id: "note.text"))
    fixture.receive(.didEnterBackground)
    fixture.kill()
    fixture.launch(subject)
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(fixture.app.text("note.text") == "Grave!")
  }
}
