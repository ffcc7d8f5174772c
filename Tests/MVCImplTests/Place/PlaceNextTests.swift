import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// How Next leads through the list that a place was opened from.
struct PlaceNextTests {
  private let screen = PlaceScreen()
  private var isWaiting: Bool { screen.window.isShown("place.spinner") }

  @Test(
    "A page that can't be loaded is told in an alert, and nothing else changes",
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

  @Test("After the last place it says so")
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

  @Test("The next place of the list is shown at once, and shares the list")
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

  @Test("With nothing of the list loaded it loads as many pages as it takes to come past the place")
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

  @Test("A page that comes while the note is open pushes the place under it; an alert is not shown")
  func underNote() throws {
    try screen.given(.fado).tapNext()
    try screen.tapNote()
    screen.pages.requests[1].answer(.failure(.offline))
    #expect(screen.alert == nil)
    try screen.window.perform(.tap(id: "note.cancel"))
    try screen.tapNext()
    try screen.tapNote()
    screen.pages.requests[2].answer(.success(.second))
    #expect(screen.titles == ["", "Fado", "MAAT"])
    #expect(screen.window.snapshot.modal?.name == "note")
    try screen.window.perform(.tap(id: "note.cancel"))
    #expect(screen.window.snapshot.modal == nil)
    #expect(screen.titles == ["", "Fado", "MAAT"])
  }
}
