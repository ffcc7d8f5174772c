import HeadlessUI
import SharedModel
import Testing

/// Loading and content; favourite, Next and the note have files of their own.
struct PlaceViewControllerTests {
  private static let controls: Set = [
    "place.summary", "place.quarter", "place.favourite", "place.next", "place.editNote",
  ]

  private let screen = PlaceScreen()

  // MARK: - Loaded

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "This place is no longer in the guide."),
    ])
  func fails(failure: ServiceError, text: String) throws {
    screen.loading("fado").fixture.place.requests[0].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    #expect(screen.stack == ["places", "place"])
    #expect(screen.shown.isEmpty)
    try screen.tapOK()
    #expect(screen.alert == nil)
    #expect(screen.stack == ["places"])
    #expect(screen.fixture.place.requests.count == 1)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loading() throws {
    screen.loading("fado")
    try screen.fixture.notes.set("Later", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.titles == ["Places", ""])
    #expect(screen.shown == ["place.spinner"])
    #expect(screen.fixture.place.ids == ["fado"])
  }

  @Test("The reply brings all of it")
  func loaded() throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    screen.loading("fado").fixture.place.requests[0].answer(.success(.fado))
    #expect(screen.titles == ["Places", "Fado"])
    #expect(screen.shown == Self.controls.union(["place.noteText"]))
    #expect(screen.app.text("place.summary") == "Loud")
    #expect(screen.app.text("place.quarter") == "Alfama")
    #expect(screen.app.text("place.noteText") == "Loud!")
    #expect(screen.isOn == true)
    #expect(screen.alert == nil)
  }

  @Test("It asks when it first appears, and only then")
  func asksOnce() throws {
    screen.loading("aljube").fixture.place.requests[0].answer(.success(.aljube))
    try screen.tapNext()
    screen.pages.requests[0].answer(.success(.first))
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    try screen.app.perform(.goBack)
    #expect(screen.fixture.place.ids == ["aljube"])
  }

  // MARK: - Given

  @Test("Given by a list it is shown at once, without a request")
  func given() throws {
    try screen.given(.fado)
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

  @Test("The note is opened, and its text follows")
  func noteText() throws {
    try screen.given(.fado)
    try screen.fixture.notes.set("Other", for: "maat")
    #expect(!screen.app.isShown("place.noteText"))
    try screen.fixture.notes.set("Loud!", for: "fado")
    #expect(screen.app.text("place.noteText") == "Loud!")
    try screen.fixture.notes.set("", for: "fado")
    #expect(!screen.app.isShown("place.noteText"))
  }

  @Test("The note is opened, and its text follows")
  func note() throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.given(.fado).tapNote()
    #expect(screen.app.snapshot.modal?.name == "note")
    #expect(screen.app.text("note.text") == "Loud!")
  }

  @Test("A note that is cancelled, swiped down or saved is closed")
  func noteFinishes() throws {
    try screen.given(.fado).tapNote()
    try screen.app.perform(.tap(id: "note.cancel"))
    #expect(screen.app.snapshot.modal == nil)
    try screen.tapNote()
    try screen.app.perform(.swipeModalDown)
    #expect(screen.app.snapshot.modal == nil)
    try screen.tapNote()
    try screen.app.perform(.type(text: "Loud!", id: "note.text"))
    try screen.app.perform(.tap(id: "note.save"))
    screen.fixture.note.requests[0].answer(.success(()))
    #expect(screen.app.snapshot.modal == nil)
    #expect(screen.fixture.note.ids == ["fado"])
    #expect(screen.stack == ["places", "place"])
  }

  @Test("A note on a place that is gone closes with the place, whose row goes too")
  func noteLosesPlace() throws {
    try screen.given(.fado).tapNote()
    try screen.app.perform(.type(text: "Loud!", id: "note.text"))
    try screen.app.perform(.tap(id: "note.save"))
    screen.fixture.note.requests[0].answer(.failure(.notFound))
    #expect(screen.stack == ["places", "place"])
    try screen.tapOK()
    #expect(screen.app.snapshot.modal == nil)
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
  }

  // MARK: - Restoration

  @Test("It is part of where the user is")
  func isSaved() throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "maat")]))
    fixture.launch()
    #expect(fixture.savedState.value?.screens == [.place(id: "maat")])
    fixture.place.requests[0].answer(.success(.maat))
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[0].answer(.success(PlacePage(places: [.maat, .torre], isLast: true)))
    #expect(fixture.savedState.value?.screens == [.place(id: "maat"), .place(id: "torre")])
  }
}
