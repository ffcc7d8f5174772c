import HeadlessUI
import SharedModel
import Testing

/// How Next leads through the list that a place was opened from.
struct PlaceNextTests {
  private let screen = PlaceScreen()
  private var isWaiting: Bool { screen.app.isShown("place.spinner") }

  @Test(
    "A failed Next is told, and changes nothing else",
    arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func fails(failure: ServiceError, text: String) throws {
    let before = try screen.given(.fado).app.snapshot
    try screen.tapNext()
    screen.pages.requests[1].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    try screen.tapOK()
    #expect(screen.app.snapshot == before)
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
  }

  @Test("Back drops the page that it waits for")
  func back() throws {
    try screen.given(.fado).tapNext()
    try screen.app.perform(.goBack)
    #expect(screen.pages.requests[1].isCancelled)
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("After the last place that is said")
  func last() throws {
    try screen.given(.fado).tapNext()
    screen.pages.requests[1].answer(.success(.empty))
    #expect(screen.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
    #expect(!isWaiting)
    try screen.tapOK()
    #expect(screen.titles == ["Places", "Fado"])
    try screen.tapNext()
    #expect(screen.alert?.title == "This is the last place.")
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
  }

  @Test("While it waits the spinner is shown and Next is disabled; the rest can be used")
  func waiting() throws {
    try screen.given(.fado).tapNext()
    #expect(isWaiting)
    #expect(!screen.app.isEnabled("place.next"))
    #expect(screen.app.isEnabled("place.favourite"))
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    #expect(!isWaiting)
    try screen.app.perform(.goBack)
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
  }

  @Test("Next leads to the place that follows")
  func next() throws {
    try screen.given(.aljube).tapNext()
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    #expect(screen.app.text("place.summary") == "Loud")
    #expect(screen.pages.requests.count == 1)
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(.second))
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
    #expect(screen.fixture.place.ids.isEmpty)
  }

  @Test("Next loads as many pages as it takes")
  func pages() throws {
    screen.loading("fado").fixture.place.requests[0].answer(.success(.fado))
    try screen.tapNext()
    #expect(screen.pages.queries == [PlaceQuery()])
    screen.pages.requests[0].answer(.success(.first))
    #expect(isWaiting)
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.pages.pages == [0, 1])
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A page that fails on the way is told")
  func failsOnTheWay() throws {
    screen.loading("maat").fixture.place.requests[0].answer(.success(.maat))
    try screen.tapNext()
    screen.pages.requests[0].answer(.success(.first))
    #expect(isWaiting)
    screen.pages.requests[1].answer(.failure(.serverError))
    #expect(screen.alert?.title == "Something went wrong.")
    #expect(!isWaiting)
    try screen.tapOK()
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
  }

  @Test("Under another alert a page that fails, or the last place, says nothing", arguments: [true, false])
  func underAlert(fails: Bool) throws {
    try screen.given(.fado).toggle()
    try screen.tapNext()
    screen.fixture.favourite.requests[0].answer(.failure(.offline))
    screen.pages.requests[1].answer(fails ? .failure(.offline) : .success(.empty))
    #expect(screen.alert?.title == "Couldn't save the favourite.")
    #expect(screen.app.takenFaults == [])
    try screen.tapOK()
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Fado"])
    #expect(!isWaiting)
  }

  // MARK: - Neighbours

  @Test("A page that the list below has loaded meanwhile is no failure")
  func listLoadsPage() throws {
    try screen.given(.fado)
    try screen.app.perform(.goBack)
    try screen.app.perform(.scrollToEnd(id: "places.list"))
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
    screen.pages.requests[1].answer(.success(.second))
    #expect(isWaiting)
    screen.pages.requests[2].answer(.failure(.offline))
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A place that has moved on to the next page is listed once")
  func movedOn() throws {
    try screen.given(.fado).tapNext()
    screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    try screen.app.perform(.goBack)
    try screen.tapNext()
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
  }

  @Test("A place that has moved on to the next page is passed over where Next has led as well")
  func movedOnAfterNext() throws {
    try screen.given(.aljube).tapNext()
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Aljube", "Fado", "MAAT"])
  }

  @Test("A place that was gone and comes back with a later page is listed again")
  func comesBack() throws {
    try screen.given(.aljube).tapNext()
    try screen.toggle()
    screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    try screen.tapOK()
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
  }

  @Test("A place above that is gone is passed over by those below it")
  func goneAbove() throws {
    try screen.given(.aljube).tapNext()
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(.second))
    try screen.app.perform(.goBack)
    try screen.toggle()
    screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    try screen.tapOK()
    #expect(screen.titles == ["Places", "Aljube"])
    try screen.tapNext()
    #expect(screen.titles == ["Places", "Aljube", "MAAT"])
    #expect(try screen.backToList() == ["Aljube", "MAAT"])
    #expect(screen.pages.pages == [0, 1])
  }

  @Test("Those who were opened by Next share what it loads, without a list below as well")
  func chain() throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "aljube")]))
    fixture.launch()
    fixture.place.requests[0].answer(.success(.aljube))
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.second))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests[0].answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    #expect(fixture.places.pages == [0, 1])
  }

  // MARK: - Dropped

  private func expectNextDropped() {
    #expect(screen.pages.requests[1].isCancelled)
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
    screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado"])
  }

  @Test("Opening the note drops Next")
  func note() throws {
    try screen.given(.fado).tapNext()
    try screen.tapNote()
    expectNextDropped()
    try screen.app.perform(.tap(id: "note.cancel"))
    try screen.tapNext()
    screen.pages.requests[2].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A place that is gone drops Next")
  func gone() throws {
    try screen.given(.fado).tapNext()
    try screen.toggle()
    screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    expectNextDropped()
    try screen.tapOK()
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
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
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A note that comes back over a place that loads leaves its spinner")
  func restoredNote() {
    let draft = NoteDraft(placeID: "fado", text: "Loud")
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")], note: draft))
    fixture.launch()
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.app.isShown("place.spinner"))
  }
}
