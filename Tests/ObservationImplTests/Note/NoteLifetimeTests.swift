import SharedModel
import Testing

@testable import ObservationImpl

struct NoteLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test(
    "Every way to close it releases the screen",
    arguments: ["save", "cancel", "discard", "swipe", "swipe and discard"])
  func closing(way: String) throws {
    try fixture.openNote()
    let during = fixture.objects(of: delegate)
    if !["cancel", "swipe"].contains(way) { try fixture.window.perform(.type(text: "Go", id: "note.text")) }
    switch way {
    case "save":
      try fixture.window.perform(.tap(id: "note.save"))
      try fixture.saveNote()
    case "cancel", "discard": try fixture.window.perform(.tap(id: "note.cancel"))
    default: try fixture.window.perform(.swipeModalDown)
    }
    if way.contains("discard") { try fixture.window.perform(.tapInAlert(title: "Discard")) }
    #expect(during.types.isSuperset(of: Flow.place.union(Flow.note)))
    #expect(during.alive.isDisjoint(with: Flow.note))
    #expect(during.alive.isSuperset(of: Flow.place))
    #expect(fixture.savedState.value?.note == nil)
  }

  @Test("A place that is lost under its note leaves nothing of either behind", arguments: [true, false])
  func lostPlace(isSaving: Bool) throws {
    if isSaving { try fixture.openNote() } else { delegate.application(open: "guide://places/maat/note") }
    let during = fixture.objects(of: delegate)
    if isSaving {
      try fixture.window.perform(.type(text: "Go", id: "note.text"))
      try fixture.window.perform(.tap(id: "note.save"))
    }
    fixture.note.requests.first?.answer(.failure(.notFound))
    fixture.place.requests.first?.answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Flow.place.union(Flow.note)))
    #expect(during.alive.isDisjoint(with: Flow.place.union(Flow.note)))
    #expect(fixture.stack == ["menu", "places"])
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    try fixture.openNote()
    let guide = fixture.objects(of: delegate)
    try fixture.window.perform(.type(text: "Go", id: "note.text"))
    try fixture.window.perform(.tap(id: "note.save"))
    let remaining = fixture.leave(by: departure, delegate)
    if departure == .link { try fixture.window.perform(.tapInAlert(title: "Discard")) }
    #expect(guide.types.isSuperset(of: Flow.places.union(Flow.place).union(Flow.note)))
    #expect(guide.alive == remaining)
    #expect(fixture.note.requests[0].isCancelled)
  }
}
