import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// How Next leads through the list that a place was opened from.
struct PlaceNextTests {
  private let screen = PlaceScreen()
  private var isWaiting: Bool { screen.window.isShown("place.spinner") }

  @Test(
    "A failed Next is told, and changes nothing else",
    arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func fails(failure: ServiceError, text: String) throws {
    let before = screen.given(.fado).window.snapshot
    try screen.tapNext()
    screen.pages.requests[1].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    try screen.tapOK()
    #expect(screen.window.snapshot == before)
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
  }

  @Test("Back drops the page that it waits for")
  func back() throws {
    try screen.given(.fado).tapNext()
    try screen.window.perform(.goBack)
    #expect(screen.pages.requests[1].isCancelled)
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.stack == ["below"])
    #expect(screen.list.places == [.aljube, .fado])
  }

  @Test("After the last place that is said")
  func last() throws {
    try screen.given(.fado).tapNext()
    screen.pages.requests[1].answer(.success(.empty))
    #expect(screen.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
    #expect(!isWaiting)
    try screen.tapOK()
    #expect(screen.titles == ["", "Fado"])
    try screen.tapNext()
    #expect(screen.alert?.title == "This is the last place.")
    #expect(!isWaiting)
    #expect(screen.window.isEnabled("place.next"))
  }

  @Test("While it waits the spinner is shown and Next is disabled; the rest can be used")
  func waiting() throws {
    try screen.given(.fado).tapNext()
    #expect(isWaiting)
    #expect(!screen.window.isEnabled("place.next"))
    #expect(screen.window.isEnabled("place.favourite"))
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["", "Fado", "MAAT"])
    #expect(!isWaiting)
    try screen.window.perform(.goBack)
    #expect(!isWaiting)
    #expect(screen.window.isEnabled("place.next"))
  }

  @Test("Next leads to the place that follows")
  func next() throws {
    try screen.given(.aljube).tapNext()
    #expect(screen.titles == ["", "Aljube", "Fado"])
    #expect(screen.window.text("place.summary") == "Loud")
    #expect(screen.pages.requests.count == 1)
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.list.places == [.aljube, .fado, .maat])
    #expect(screen.fixture.place.ids.isEmpty)
  }

  @Test("Next loads as many pages as it takes")
  func pages() throws {
    screen.loading("fado").fixture.place.requests[0].answer(.success(.fado))
    try screen.tapNext()
    #expect(screen.pages.queries == [PlaceQuery(quarterID: "alfama")])
    screen.pages.requests[0].answer(.success(.first))
    #expect(isWaiting)
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.pages.pages == [0, 1])
    #expect(screen.titles == ["", "Fado", "MAAT"])
  }

  // MARK: - Dropped

  private func expectNextDropped() {
    #expect(screen.pages.requests[1].isCancelled)
    #expect(!isWaiting)
    #expect(screen.window.isEnabled("place.next"))
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["", "Fado"])
    #expect(screen.list.places == [.aljube, .fado])
  }

  @Test("Opening the note drops Next")
  func note() throws {
    try screen.given(.fado).tapNext()
    try screen.tapNote()
    expectNextDropped()
    try screen.window.perform(.tap(id: "note.cancel"))
    try screen.tapNext()
    screen.pages.requests[2].answer(.success(.second))
    #expect(screen.titles == ["", "Fado", "MAAT"])
  }

  @Test("A place that is gone drops Next")
  func gone() throws {
    try screen.given(.fado).tapNext()
    try screen.toggle()
    screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    expectNextDropped()
    try screen.tapOK()
    #expect(screen.stack == ["below"])
    #expect(screen.list.places == [.aljube])
  }

  @Test(
    "A favourite that is refused for another reason leaves Next under way",
    arguments: [ServiceError.offline, .serverError])
  func refused(failure: ServiceError) throws {
    try screen.given(.fado).tapNext()
    try screen.toggle()
    screen.fixture.favourite.requests[0].answer(.failure(failure))
    #expect(isWaiting)
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["", "Fado", "MAAT"])
  }

  @Test("A note that comes back over a place that loads leaves its spinner")
  func restoredNote() {
    let draft = NoteDraft(placeID: "fado", text: "Loud")
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")], note: draft))
    fixture.launch()
    #expect(fixture.window.snapshot.modal?.name == "note")
    #expect(fixture.window.isShown("place.spinner"))
  }
}
