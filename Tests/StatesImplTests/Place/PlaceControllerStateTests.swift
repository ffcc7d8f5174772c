import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

/// Loading and content; favourite, Next and the note have files of their own.
struct PlaceControllerStateTests {
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
    #expect(screen.stack == ["menu", "places", "place"])
    #expect(screen.shown.isEmpty)
    try screen.tapOK()
    #expect(screen.alert == nil)
    #expect(screen.stack == ["menu", "places"])
    #expect(screen.fixture.place.requests.count == 1)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loading() throws {
    screen.loading("fado")
    try screen.fixture.notes.set("Later", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.titles == ["Lisbon", "Alfama", ""])
    #expect(screen.shown == ["place.spinner"])
    #expect(screen.fixture.place.ids == ["fado"])
  }

  @Test("The reply brings all of it")
  func loaded() throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.fixture.favourites.set(true, id: "fado")
    screen.loading("fado").fixture.place.requests[0].answer(.success(.fado))
    #expect(screen.titles == ["Lisbon", "Alfama", "Fado"])
    #expect(screen.shown == Self.controls.union(["place.noteText"]))
    #expect(screen.window.text("place.summary") == "Loud")
    #expect(screen.window.text("place.quarter") == "Alfama")
    #expect(screen.window.text("place.noteText") == "Loud!")
    #expect(screen.isOn == true)
    #expect(screen.alert == nil)
  }

  @Test("Its scene hears when what it waited for has come")
  func settlement() {
    let delegate = StateDelegateSpy()
    let state = PlaceControllerState(
      PlaceMemento(id: "fado", list: screen.list), in: screen.fixture, delegate: delegate)
    screen.window.rootViewController = state.viewController
    #expect(state.isWaiting)
    screen.fixture.place.requests[0].answer(.success(.fado))
    #expect(!state.isWaiting)
    #expect(delegate.settlements == 1)
  }

  @Test("It asks when it first appears, and only then")
  func asksOnce() {
    let state = PlaceControllerState(PlaceMemento(id: "fado", list: screen.list), in: screen.fixture)
    #expect(screen.fixture.place.ids.isEmpty)
    let navigation = NavigationController(rootViewController: ViewController())
    screen.window.rootViewController = navigation
    navigation.pushViewController(state.viewController)
    navigation.pushViewController(ViewController())
    navigation.popViewController()
    #expect(screen.fixture.place.ids.count == 1)
    #expect(!screen.fixture.place.requests[0].isCancelled)
  }

  // MARK: - Given

  @Test("Given by a list it is shown at once, without a request")
  func given() throws {
    try screen.given(.fado)
    #expect(screen.shown == Self.controls)
    #expect(screen.window.text("place.summary") == "Loud")
    #expect(screen.window.text("place.quarter") == "Alfama")
    #expect(screen.window.text("place.next") == "Next")
    #expect(screen.window.text("place.editNote") == "Note")
    #expect(screen.isOn == false)
    #expect(screen.fixture.place.ids.isEmpty)
  }

  // MARK: - Note

  @Test("The note is opened, and its text follows")
  func noteText() throws {
    try screen.given(.fado)
    try screen.fixture.notes.set("Other", for: "maat")
    #expect(!screen.window.isShown("place.noteText"))
    try screen.fixture.notes.set("Loud!", for: "fado")
    #expect(screen.window.text("place.noteText") == "Loud!")
    try screen.fixture.notes.set("", for: "fado")
    #expect(!screen.window.isShown("place.noteText"))
  }

  @Test("The note is opened, and its text follows")
  func note() throws {
    try screen.fixture.notes.set("Loud!", for: "fado")
    try screen.given(.fado).tapNote()
    #expect(screen.window.snapshot.modal?.name == "note")
    #expect(screen.window.text("note.text") == "Loud!")
  }

  @Test("A note that is cancelled, swiped down or saved is closed")
  func noteFinishes() throws {
    try screen.given(.fado).tapNote()
    try screen.window.perform(.tap(id: "note.cancel"))
    #expect(screen.window.snapshot.modal == nil)
    try screen.tapNote()
    try screen.window.perform(.swipeModalDown)
    #expect(screen.window.snapshot.modal == nil)
    try screen.tapNote()
    try screen.window.perform(.type(text: "Loud!", id: "note.text"))
    try screen.window.perform(.tap(id: "note.save"))
    screen.fixture.note.requests[0].answer(.success(()))
    #expect(screen.window.snapshot.modal == nil)
    #expect(screen.fixture.note.ids == ["fado"])
    #expect(screen.stack == ["menu", "places", "place"])
  }

  @Test("A note on a place that is gone closes with the place, whose row goes too")
  func noteLosesPlace() throws {
    try screen.given(.fado).tapNote()
    try screen.window.perform(.type(text: "Loud!", id: "note.text"))
    try screen.window.perform(.tap(id: "note.save"))
    screen.fixture.note.requests[0].answer(.failure(.notFound))
    #expect(screen.list.places == [.aljube, .fado])
    try screen.tapOK()
    #expect(screen.window.snapshot.modal == nil)
    #expect(screen.stack == ["menu", "places"])
    #expect(screen.list.places == [.aljube])
  }

  // MARK: - Restoration

  @Test("It is part of where the user is")
  func savedScreen() {
    #expect(PlaceMemento(place: .fado, list: screen.list).savedScreen == .place(id: "fado"))
    #expect(PlaceMemento(id: "maat", list: screen.list).savedScreen == .place(id: "maat"))
  }
}
