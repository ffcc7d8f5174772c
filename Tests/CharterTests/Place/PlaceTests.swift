import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Loading a place, and its content.
struct PlaceTests {
  private static let controls: Set = [
    "place.summary", "place.quarter", "place.favourite", "place.next", "place.editNote",
  ]

  private let screen = PlaceScreen()

  // MARK: - Loaded

  @Test(
    "A failed load shows an alert, and OK goes back",
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "This place is no longer in the guide."),
    ]))
  func fails(subject: Subject, failure: ServiceError, text: String) throws {
    try screen.loading(subject, "fado").fixture.place.requests[0].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    #expect(screen.stack == ["places", "place"])
    #expect(screen.shown.isEmpty)
    try screen.tapOK()
    #expect(screen.alert == nil)
    #expect(screen.stack == ["places"])
    #expect(screen.fixture.place.requests.count == 1)
  }

  @Test("Otherwise it loads, and shows only the spinner", arguments: try await Subject.all)
  func loading(subject: Subject) throws {
    screen.loading(subject, "fado")
    try screen.fixture.notes.set("Later", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.titles == ["Places", ""])
    #expect(screen.shown == ["place.spinner"])
    #expect(screen.fixture.place.ids == ["fado"])
  }

  @Test("The reply shows the whole place", arguments: try await Subject.all)
  func loaded(subject: Subject) throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    try screen.loading(subject, "fado").fixture.place.requests[0].answer(.success(.fado))
    #expect(screen.titles == ["Places", "Fado"])
    #expect(screen.shown == Self.controls.union(["place.noteText"]))
    #expect(screen.app.text("place.summary") == "Loud")
    #expect(screen.app.text("place.quarter") == "Alfama")
    #expect(screen.app.text("place.noteText") == "Loud!")
    #expect(screen.isOn == true)
    #expect(screen.alert == nil)
  }

  @Test("It loads when it first appears, and only then", arguments: try await Subject.all)
  func asksOnce(subject: Subject) throws {
    try screen.loading(subject, "aljube").fixture.place.requests[0].answer(.success(.aljube))
    try screen.tapNext()
    try screen.pages.requests[0].answer(.success(.first))
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    try screen.app.perform(.goBack)
    #expect(screen.fixture.place.ids == ["aljube"])
  }

  // MARK: - Given

  @Test("Opened from a list it is shown at once, without a request", arguments: try await Subject.all)
  func given(subject: Subject) throws {
    try screen.given(subject, .fado)
    #expect(screen.titles == ["Places", "Fado"])
    #expect(screen.shown == Self.controls)
    #expect(screen.app.text("place.summary") == "Loud")
    #expect(screen.app.text("place.quarter") == "Alfama")
    #expect(screen.app.text("place.next") == "Next")
    #expect(screen.app.text("place.editNote") == "Note")
    #expect(screen.isOn == false)
    #expect(screen.fixture.place.ids.isEmpty)
  }

  // MARK: - Note

  @Test("Note opens the note, and its text follows every change", arguments: try await Subject.all)
  func noteText(subject: Subject) throws {
    try screen.given(subject, .fado)
    try screen.fixture.notes.set("Other", for: "maat")
    #expect(!screen.app.isShown("place.noteText"))
    try screen.fixture.notes.set("Loud!", for: "fado")
    #expect(screen.app.text("place.noteText") == "Loud!")
    try screen.fixture.notes.set("", for: "fado")
    #expect(!screen.app.isShown("place.noteText"))
  }

  @Test("Note opens the note, and its text follows every change", arguments: try await Subject.all)
  func note(subject: Subject) throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.given(subject, .fado).tapNote()
    #expect(screen.app.snapshot.modal?.name == "note")
    #expect(screen.app.text("note.text") == "Loud!")
  }

  @Test("A note closes when it is cancelled, swiped down or saved", arguments: try await Subject.all)
  func noteFinishes(subject: Subject) throws {
    try screen.given(subject, .fado).tapNote()
    try screen.app.perform(.tap(id: "note.cancel"))
    #expect(screen.app.snapshot.modal == nil)
    try screen.tapNote()
    try screen.app.perform(.swipeModalDown)
    #expect(screen.app.snapshot.modal == nil)
    try screen.tapNote()
    try screen.app.perform(.type(text: "Loud!", id: "note.text"))
    try screen.app.perform(.tap(id: "note.save"))
    try screen.fixture.note.requests[0].answer(.success(()))
    #expect(screen.app.snapshot.modal == nil)
    #expect(screen.fixture.note.ids == ["fado"])
    #expect(screen.stack == ["places", "place"])
  }

  @Test("A note on a place that is gone closes with the place, which loses its row", arguments: try await Subject.all)
  func noteLosesPlace(subject: Subject) throws {
    try screen.given(subject, .fado).tapNote()
    try screen.app.perform(.type(text: "Loud!", id: "note.text"))
    try screen.app.perform(.tap(id: "note.save"))
    try screen.fixture.note.requests[0].answer(.failure(.notFound))
    #expect(screen.stack == ["places", "place"])
    try screen.tapOK()
    #expect(screen.app.snapshot.modal == nil)
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
  }

  // MARK: - Back

  @Test("Under two screens it keeps its content", arguments: try await Subject.all)
  func comesBack(subject: Subject) throws {
    try screen.given(subject, .aljube).toggle()
    try screen.fixture.notes.set("Grave", for: "aljube")
    let before = screen.app.snapshot
    try screen.tapNext()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Aljube", "Fado", "MAAT"])
    for _ in 0..<2 { try screen.app.perform(.goBack) }
    #expect(screen.app.snapshot == before)
  }

  // MARK: - Restoration

  @Test("It is part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "maat")]))
    fixture.launch(subject)
    #expect(fixture.savedState.value?.screens == [.place(id: "maat")])
    try fixture.place.requests[0].answer(.success(.maat))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[0].answer(.success(PlacePage(places: [.maat, .torre], isLast: true)))
    #expect(fixture.savedState.value?.screens == [.place(id: "maat"), .place(id: "torre")])
  }
}
