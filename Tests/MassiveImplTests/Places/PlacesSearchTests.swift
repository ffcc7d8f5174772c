import HeadlessUI
import SharedModel
import Testing

/// How the places are searched.
struct PlacesSearchTests {
  // MARK: - Failures

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func fails() throws {
    let screen = try PlacesScreen().loaded()
    try screen.search("x")
    screen.answer(.failure(.offline))
    #expect(screen.names.isEmpty)
    #expect(screen.app.text("places.error") == "No connection.")
    #expect(screen.notices == ["places.error", "places.retry"])
    try screen.search("xy")
    screen.answer(.success(.empty))
    try screen.search("xyz")
    #expect(screen.notices == ["places.empty", "places.spinner"])
    screen.answer(.failure(.serverError))
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("A failed search takes the rows away, and Retry asks for the text in the field")
  func editAfterFailure() throws {
    let screen = try PlacesScreen().shown()
    screen.answer(.failure(.offline))
    try screen.type("fado")
    #expect(screen.notices == ["places.spinner"])
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.failure(.offline))
    try screen.app.perform(.tap(id: "places.retry"))
    #expect(screen.service.queries == [PlaceQuery(), PlaceQuery(text: "fado"), PlaceQuery(text: "fado")])
  }

  // MARK: - What it drops

  @Test("An edit drops all other requests")
  func dropsLoad() throws {
    let screen = try PlacesScreen().shown()
    try screen.type("f")
    #expect(screen.service.requests[0].isCancelled)
    screen.service.requests[0].answer(.failure(.offline))
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("A late reply to an older text changes nothing")
  func dropsSearch() throws {
    let screen = try PlacesScreen().loaded()
    try screen.search("m")
    try screen.search("f")
    #expect(screen.service.requests[1].isCancelled)
    screen.service.requests[2].answer(.success(PlacePage(places: [.fado], isLast: true)))
    screen.service.requests[1].answer(.success(.second))
    #expect(screen.names == ["Fado"])
  }

  @Test("An edit drops all other requests")
  func dropsMore() throws {
    let screen = try PlacesScreen().loaded()
    try screen.scrollToEnd()
    try screen.type("f")
    #expect(screen.service.requests[1].isCancelled)
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.names == ["Aljube", "Fado"])
  }

  @Test("An edit hides that more could not be loaded")
  func hidesMoreFailure() throws {
    let screen = try PlacesScreen().loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    try screen.type("f")
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("An edit drops all other requests")
  func dropsRefresh() throws {
    let screen = try PlacesScreen().loaded()
    try screen.pull()
    try screen.type("f")
    #expect(screen.service.requests[1].isCancelled)
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    screen.service.requests[1].answer(.failure(.offline))
    #expect(screen.app.snapshot.alert == nil)
  }

  // MARK: - Waiting

  @Test("A search waits until 300 ms after the last edit")
  func debounce() throws {
    let screen = try PlacesScreen(query: PlaceQuery(quarterID: "alfama")).loaded()
    try screen.type("mu")
    screen.clock.advance(by: .milliseconds(299))
    try screen.type("fad")
    screen.clock.advance(by: .milliseconds(299))
    #expect(screen.service.requests.count == 1)
    screen.clock.advance(by: .milliseconds(1))
    #expect(screen.service.queries.last == PlaceQuery(text: "fad", quarterID: "alfama"))
    #expect(screen.service.pages == [0, 0])
    screen.clock.advance(by: .seconds(1))
    #expect(screen.service.requests.count == 2)
  }

  @Test("Rows, and that nothing matched, stay until the reply; only the spinner is added")
  func contentStays() throws {
    let screen = try PlacesScreen().loaded()
    try screen.type("x")
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.notices == ["places.spinner"])
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.success(.empty))
    try screen.search("y")
    #expect(screen.app.text("places.empty") == "No places match “x”.")
    #expect(screen.notices == ["places.empty", "places.spinner"])
  }

  @Test("While it waits, and while it is under way, the end of the list asks for nothing")
  func scrollMeanwhile() throws {
    let screen = try PlacesScreen().loaded()
    try screen.type("f")
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 1)
    #expect(screen.notices == ["places.spinner"])
    screen.clock.advance(by: .milliseconds(300))
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 2)
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("An edit that brings the old text back searches, too")
  func oldTextBack() throws {
    let screen = try PlacesScreen().loaded()
    try screen.type("x")
    try screen.app.perform(.clear(id: "places.search"))
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.service.queries == [PlaceQuery(), PlaceQuery()])
  }

  // MARK: - Reply

  @Test("Without a match it names the text")
  func noMatch() throws {
    let screen = try PlacesScreen().loaded()
    try screen.search(" Eiffel ")
    screen.answer(.success(.empty))
    #expect(screen.names.isEmpty)
    #expect(screen.app.text("places.empty") == "No places match “Eiffel”.")
    #expect(screen.notices == ["places.empty"])
    try screen.search("fado")
    screen.answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(screen.notices.isEmpty)
  }

  @Test("The reply replaces the rows, and the end of the list goes on from there")
  func reply() throws {
    let screen = try PlacesScreen().loaded()
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    try screen.search("a")
    screen.answer(.success(PlacePage(places: [.aljube], isLast: false)))
    #expect(screen.names == ["Aljube"])
    #expect(screen.notices.isEmpty)
    try screen.scrollToEnd()
    #expect(screen.service.queries.last == PlaceQuery(text: "a"))
    #expect(screen.service.pages == [0, 1, 0, 1])
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "MAAT"])
  }

  @Test("A favourite that changes meanwhile is marked in the rows that are still there")
  func favouriteMeanwhile() throws {
    let screen = try PlacesScreen().loaded()
    try screen.search("f")
    try screen.fixture.favourites.set(true, id: "aljube")
    #expect(screen.rows.map(\.accessory) == ["★", nil])
  }
}
