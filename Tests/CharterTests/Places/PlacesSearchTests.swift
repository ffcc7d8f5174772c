import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct PlacesSearchTests {
  // MARK: - Failures

  @Test(
    "A failed search removes the rows, and Retry searches for the text in the field", arguments: try await Subject.all)
  func fails(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
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

  @Test(
    "A failed search removes the rows, and Retry searches for the text in the field", arguments: try await Subject.all)
  func editAfterFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.failure(.offline))
    try screen.type("fado")
    #expect(screen.notices == ["places.spinner"])
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.failure(.offline))
    try screen.app.perform(.tap(id: "places.retry"))
    #expect(screen.service.queries == [PlaceQuery(), PlaceQuery(text: "fado"), PlaceQuery(text: "fado")])
  }

  @Test("After a failed search a favourite changes nothing", arguments: try await Subject.all)
  func favouriteAfterFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search("x")
    screen.answer(.failure(.offline))
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.names.isEmpty)
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("A search that failed under a place shows its error on return", arguments: try await Subject.all)
  func failsBelow(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.type("f")
    try screen.openPlaceAndNext {
      screen.clock.advance(by: .milliseconds(300))
      try screen.service.requests[1].answer(.failure(.offline))
    }
    #expect(screen.app.text("places.error") == "No connection.")
    #expect(screen.notices == ["places.error", "places.retry"])
    #expect(screen.names.isEmpty)
    #expect(screen.service.requests.count == 2)
  }

  // MARK: - Dropped requests

  @Test("An edit drops all other requests", arguments: try await Subject.all)
  func dropsLoad(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    try screen.type("f")
    #expect(try screen.service.requests[0].isCancelled)
    try screen.service.requests[0].answer(.failure(.offline))
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("A late reply to an earlier search changes nothing", arguments: try await Subject.all)
  func dropsSearch(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search("m")
    try screen.search("f")
    #expect(try screen.service.requests[1].isCancelled)
    try screen.service.requests[2].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try screen.service.requests[1].answer(.success(.second))
    #expect(screen.names == ["Fado"])
  }

  @Test("An edit drops all other requests", arguments: try await Subject.all)
  func dropsMore(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    try screen.type("f")
    #expect(try screen.service.requests[1].isCancelled)
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.names == ["Aljube", "Fado"])
  }

  @Test("An edit hides that loading more failed", arguments: try await Subject.all)
  func hidesMoreFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    try screen.type("f")
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("An edit drops all other requests", arguments: try await Subject.all)
  func dropsRefresh(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.pull()
    try screen.type("f")
    #expect(try screen.service.requests[1].isCancelled)
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    try screen.service.requests[1].answer(.failure(.offline))
    #expect(screen.app.snapshot.alert == nil)
  }

  // MARK: - Waiting

  @Test("A search waits until 300 ms after the last edit", arguments: try await Subject.all)
  func debounce(subject: Subject) throws {
    let screen = try PlacesScreen(subject, query: PlaceQuery(quarterID: "alfama")).loaded()
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

  @Test(
    "A search adds the spinner, and changes nothing else until the reply", arguments: try await Subject.all)
  func contentStays(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
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

  @Test(
    "While a search waits or loads, the end of the list sends nothing", arguments: try await Subject.all)
  func scrollMeanwhile(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.type("f")
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 1)
    #expect(screen.notices == ["places.spinner"])
    screen.clock.advance(by: .milliseconds(300))
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 2)
    #expect(screen.notices == ["places.spinner"])
  }

  @Test("An edit that restores the old text still searches", arguments: try await Subject.all)
  func oldTextBack(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.type("x")
    try screen.app.perform(.clear(id: "places.search"))
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.service.queries == [PlaceQuery(), PlaceQuery()])
  }

  @Test("The delay of a search is configurable", arguments: try await Subject.all)
  func delay(subject: Subject) throws {
    let screen = PlacesScreen(subject)
    screen.fixture.device.dependencies.configuration.searchDebounce = .milliseconds(50)
    try screen.loaded().type("f")
    screen.clock.advance(by: .milliseconds(49))
    #expect(screen.service.requests.count == 1)
    screen.clock.advance(by: .milliseconds(1))
    #expect(screen.service.requests.count == 2)
  }

  @Test("Clearing the field searches all places", arguments: try await Subject.all)
  func cleared(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search("x")
    screen.answer(.success(.empty))
    try screen.app.perform(.clear(id: "places.search"))
    screen.clock.advance(by: .milliseconds(300))
    #expect(screen.service.queries.last == PlaceQuery())
    screen.answer(.success(.first))
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.notices.isEmpty)
  }

  // MARK: - Reply

  @Test("Without a match it quotes the text", arguments: try await Subject.all)
  func noMatch(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search(" Eiffel ")
    screen.answer(.success(.empty))
    #expect(screen.names.isEmpty)
    #expect(screen.app.text("places.empty") == "No places match “Eiffel”.")
    #expect(screen.notices == ["places.empty"])
    try screen.search("fado")
    screen.answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(screen.notices.isEmpty)
  }

  @Test(
    "A search's reply replaces the rows, and the end of the list continues from it", arguments: try await Subject.all)
  func reply(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
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

  @Test(
    "A favourite changed during a search is marked in the rows still shown", arguments: try await Subject.all)
  func favouriteMeanwhile(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search("f")
    try screen.fixture.favourites.set(true, id: "aljube")
    #expect(screen.rows.map(\.accessory) == ["★", nil])
  }
}
