import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorPlaceTests {
  private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = AppFixture()
  private let coordinator: GuideCoordinator

  private var window: Window { fixture.window }
  private var ids: [Place.ID] {
    coordinator.state.screens.compactMap { if case .place(let id) = $0 { id } else { nil } }
  }
  private var transitions: [String] { fixture.transitions.map { String($0.dropFirst("transition: ".count)) } }

  init() {
    coordinator = fixture.startGuide()
  }

  /// The rows of the list below, on the way back to it.
  private func rowsBelow() throws -> [String] {
    while fixture.stack.last == "place" { try window.perform(.goBack) }
    return window.rows("places.list").map(\.title)
  }

  /// Opens places by their ids, above all places.
  private func openUnknown(_ ids: Place.ID..., note: NoteDraft? = nil) {
    coordinator.open(SavedState(screens: [Self.allPlaces] + ids.map { .place(id: $0) }, note: note))
  }

  // MARK: - Place

  @Test("A failed load is told, and OK goes back")
  func loadFails() throws {
    openUnknown("maat", note: NoteDraft(placeID: "maat", text: "Go"))
    coordinator.open(SavedState())
    #expect(window.alertTitle == "Discard changes?")
    fixture.place.requests[0].answer(.failure(.notFound))
    // What lay over the place, the note and its question, is gone.
    #expect(window.snapshot.modal == nil)
    #expect(window.alertTitle == "This place is no longer in the guide.")
    #expect(coordinator.state.note == nil)
    #expect(transitions == ["menu", "place", "note", "place"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
  }

  @Test("A failed load takes the place of another alert")
  func loadFailsUnderAlert() {
    openUnknown("maat")
    AlertController.show("In the way", over: window.rootViewController)
    fixture.place.requests[0].answer(.failure(.offline))
    #expect(window.alertTitle == "No connection.")
    #expect(transitions == ["menu", "place"])
  }

  @Test("A favourite that is refused in sight is told, and nobody goes anywhere")
  func favouriteRefused() throws {
    try fixture.openPlace()
    try window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(window.alertTitle == "Couldn't save the favourite.")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(ids == ["castelo"])
    #expect(try rowsBelow() == ["Castelo", "Fado museum"])
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func favouriteOfLostPlace() throws {
    try fixture.openPlace()
    try window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.notFound))
    #expect(window.alertTitle == "This place is no longer in the guide.")
    #expect(ids == ["castelo"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.stack == ["menu", "places"])
    #expect(try rowsBelow() == ["Fado museum"])
  }

  @Test("Out of sight a refused favourite is not told", arguments: [ServiceError.offline, .notFound])
  func outOfSight(failure: ServiceError) throws {
    try fixture.openPlace()
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    fixture.favourite.requests[0].answer(.failure(failure))
    #expect(window.snapshot.alert == nil)
    #expect(ids == ["castelo", "fado"])
    #expect(try rowsBelow() == ["Castelo", "Fado museum"])
  }

  @Test("Under a note nothing is said of a favourite either", arguments: [ServiceError.offline, .notFound])
  func underNote(failure: ServiceError) throws {
    try fixture.openPlace()
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.editNote"))
    let before = window.snapshot.modal
    fixture.favourite.requests[0].answer(.failure(failure))
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal == before)
    #expect(ids == ["castelo"])
  }

  @Test("Next leads to the place that follows")
  func nextPlace() throws {
    try fixture.openPlace()
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.stack == ["menu", "places", "place", "place"])
    #expect(window.snapshot.screen.title == "Fado museum")
    #expect(fixture.place.requests.isEmpty)
    try window.perform(.goBack)
    #expect(window.snapshot.screen.title == "Castelo")
  }

  @Test("After the last place that is said")
  func last() throws {
    try fixture.openPlace()
    for _ in 1...2 { try window.perform(.tap(id: "place.next")) }
    fixture.places.requests[1].answer(.success(.last))
    #expect(window.snapshot.screen.title == "MAAT")
    try window.perform(.tap(id: "place.next"))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
    #expect(ids == ["castelo", "fado", "maat"])
  }

  @Test("A failed Next says nothing while another alert is shown")
  func nextFailsUnderAlert() throws {
    try fixture.openPlace()
    for _ in 1...2 { try window.perform(.tap(id: "place.next")) }
    AlertController.show("In the way", over: window.rootViewController)
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(window.alertTitle == "In the way")
  }

  @Test("A place that is gone is the one that OK leaves, though Next was under way", arguments: [true, false])
  func lostWhileGoingNext(byNote: Bool) throws {
    try fixture.openPlace()
    try window.perform(.tap(id: "place.next"))
    try window.perform(.toggle(id: "place.favourite"))
    try window.perform(.tap(id: "place.next"))
    if byNote {
      try window.perform(.tap(id: "place.editNote"))
      try window.perform(.type(text: "Go", id: "note.text"))
      try window.perform(.tap(id: "note.save"))
      fixture.note.requests[0].answer(.failure(.notFound))
    } else {
      fixture.favourite.requests[0].answer(.failure(.notFound))
    }
    fixture.places.requests[1].answer(.success(.last))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(ids == ["castelo"])
    #expect(coordinator.state.note == nil)
    #expect(window.snapshot.screen.title == "Castelo")
    #expect(try rowsBelow() == ["Castelo"])
  }

  @Test("Back drops Next")
  func back() throws {
    try fixture.openPlace()
    for _ in 1...2 { try window.perform(.tap(id: "place.next")) }
    try window.perform(.goBack)
    #expect(fixture.places.requests[1].isCancelled)
    #expect(ids == ["castelo"])
  }

  @Test("Places opened by their ids load when they appear, and look for the next in what the places below it find")
  func unknown() throws {
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "m")
    coordinator.open(
      SavedState(screens: [.quarters(order: .name), places, .place(id: "fado"), .place(id: "maat")]))
    #expect(fixture.place.ids == ["maat"])
    fixture.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [PlaceQuery(text: "m", quarterID: "belem")])
    try window.perform(.goBack)
    #expect(fixture.place.ids == ["maat", "fado"])
  }

  @Test("A place with no places below it looks for the next among all")
  func alone() throws {
    coordinator.open(SavedState(screens: [.place(id: "maat")]))
    fixture.place.requests[0].answer(.success(.maat))
    try window.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries == [PlaceQuery()])
  }

  // MARK: - Note

  @Test("The note is opened, and its text follows")
  func note() throws {
    try fixture.openPlace()
    #expect(coordinator.state.note == nil)
    try window.perform(.tap(id: "place.editNote"))
    #expect(window.snapshot.modal?.name == "note")
    try window.perform(.type(text: "Go", id: "note.text"))
    #expect(coordinator.state.note == NoteDraft(placeID: "castelo", text: "Go"))
    try window.perform(.tap(id: "note.save"))
    try fixture.saveNote()
    #expect(window.text("place.noteText") == "Go")
    #expect(coordinator.state.note == nil)
    #expect(transitions == ["menu", "places", "place", "note", "place"])
  }

  @Test("A note that finds the place gone takes it off the list and goes back")
  func noteOnLostPlace() throws {
    try fixture.openNote()
    try window.perform(.type(text: "Go", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    fixture.note.requests[0].answer(.failure(.notFound))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.modal == nil)
    #expect(transitions.suffix(2) == ["place", "places"])
    #expect(try rowsBelow() == ["Fado museum"])
  }

  @Test("A note swiped away is over, and can be opened again")
  func swiped() throws {
    try fixture.openPlace()
    for _ in 1...2 {
      try window.perform(.tap(id: "place.editNote"))
      try window.perform(.swipeModalDown)
      #expect(coordinator.state.note == nil)
    }
    #expect(transitions.suffix(4) == ["note", "place", "note", "place"])
  }

  @Test("A note that is closed doesn't keep its place, which back leaves with its requests")
  func placeOfClosedNote() throws {
    try fixture.openPlace()
    try window.perform(.tap(id: "place.next"))
    try window.perform(.tap(id: "place.editNote"))
    try window.perform(.swipeModalDown)
    try window.perform(.tap(id: "place.next"))
    try window.perform(.goBack)
    #expect(fixture.places.requests[1].isCancelled)
  }

  @Test("A note is opened again over its place only", arguments: ["maat", "fado"])
  func restoring(placeID: Place.ID) {
    openUnknown("fado", "maat", note: NoteDraft(placeID: placeID, text: "Go"))
    #expect(window.snapshot.modal?.name == (placeID == "maat" ? "note" : nil))
    #expect(coordinator.state.note?.text == (placeID == "maat" ? "Go" : nil))
  }
}
