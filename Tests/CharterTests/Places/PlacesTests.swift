import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Loading, more pages, and the content of a row.
struct PlacesTests {
  // MARK: - First load

  @Test(
    "A failed first load shows the reason and Retry, and nothing else",
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ]))
  func loadFails(subject: Subject, failure: ServiceError, text: String) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.failure(failure))
    #expect(screen.app.text("places.error") == text)
    #expect(screen.app.text("places.retry") == "Retry")
    #expect(screen.notices == ["places.error", "places.retry"])
    #expect(screen.app.snapshot.alert == nil)
  }

  @Test(
    "Retry hides the error, shows the spinner and loads the first page for the text in the field",
    arguments: try await Subject.all)
  func retry(subject: Subject) throws {
    let screen = try PlacesScreen(subject, query: PlaceQuery(text: "o", quarterID: "alfama")).shown()
    screen.answer(.failure(.offline))
    try screen.app.perform(.tap(id: "places.retry"))
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.service.queries[1] == PlaceQuery(text: "o", quarterID: "alfama"))
    #expect(screen.service.pages == [0, 0])
    screen.answer(.success(.first))
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A retry that fails shows the new reason", arguments: try await Subject.all)
  func retryFails(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.failure(.offline))
    try screen.app.perform(.tap(id: "places.retry"))
    screen.answer(.failure(.serverError))
    #expect(screen.app.text("places.error") == "Something went wrong.")
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("Without places it says so", arguments: try await Subject.all)
  func empty(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.success(.empty))
    #expect(screen.app.text("places.empty") == "Nothing here yet.")
    #expect(screen.notices == ["places.empty"])
  }

  @Test("It loads the first page when it first appears, and only then", arguments: try await Subject.all)
  func loadsOnce(subject: Subject) throws {
    let screen = PlacesScreen(subject)
    screen.fixture.launch(subject)
    #expect(screen.service.requests.isEmpty)
    try screen.fixture.openPlaces()
    #expect(screen.service.queries == [PlaceQuery()])
    #expect(screen.service.pages == [0])
    screen.answer(.success(.first))
    try screen.app.perform(.selectRow(number: 1, id: "places.list"))
    try screen.app.perform(.goBack)
    #expect(screen.service.requests.count == 1)
    #expect(screen.names.count == 2)
  }

  // MARK: - More pages

  @Test("A page that can't be loaded can be requested again", arguments: try await Subject.all)
  func moreFails(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    #expect(screen.app.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(screen.app.isEnabled("places.more"))
    #expect(screen.notices == ["places.more"])
    #expect(screen.names == ["Aljube", "Fado"])
    #expect(screen.app.snapshot.alert == nil)
    try screen.app.perform(.tap(id: "places.more"))
    #expect(screen.app.text("places.more") == "Loading more…")
    #expect(!screen.app.isEnabled("places.more"))
    #expect(screen.service.pages == [0, 1, 1])
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A page that can't be loaded can be requested again", arguments: try await Subject.all)
  func scrollAfterFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    try screen.scrollToEnd()
    #expect(screen.app.text("places.more") == "Loading more…")
    #expect(screen.service.pages == [0, 1, 1])
  }

  @Test(
    "The end of the list sends nothing while the first page loads, nor after it has failed",
    arguments: try await Subject.all)
  func nothingLoaded(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    try screen.scrollToEnd()
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.failure(.offline))
    try screen.scrollToEnd()
    #expect(screen.service.requests.count == 1)
    #expect(screen.notices == ["places.error", "places.retry"])
  }

  @Test("The end of the list loads the next page, once", arguments: try await Subject.all)
  func more(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1])
    #expect(try !screen.service.requests[1].isCancelled)
    #expect(screen.app.text("places.more") == "Loading more…")
    #expect(!screen.app.isEnabled("places.more"))
    #expect(screen.notices == ["places.more"])
    #expect(screen.names == ["Aljube", "Fado"])
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.notices.isEmpty)
    try screen.scrollToEnd()
    screen.answer(.success(.last))
    #expect(screen.names == ["Aljube", "Fado", "MAAT", "Torre"])
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1, 2])
    #expect(screen.notices.isEmpty)
  }

  @Test("A place that has moved to the next page is listed once", arguments: try await Subject.all)
  func movedOn(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.success(PlacePage(places: [.fado, .maat], isLast: false)))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1, 2])
  }

  // MARK: - Favourites

  @Test("A favourite changed before the reply is marked when it arrives", arguments: try await Subject.all)
  func favouriteBeforeReply(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    try screen.fixture.favourites.set(true, id: "fado")
    screen.answer(.success(.first))
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
  }

  @Test("A favourite lays out only its own row", arguments: try await Subject.all)
  func favouriteRow(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    #expect(screen.names.count == 2)
    let laidOut = screen.laidOut
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    #expect(screen.laidOut == laidOut + 1)
    try screen.fixture.favourites.set(true, id: "torre")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    #expect(screen.laidOut == laidOut + 1)
  }

  @Test("The next page lays out only its own rows", arguments: try await Subject.all)
  func pageRows(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    #expect(screen.names.count == 2)
    let laidOut = screen.laidOut
    screen.answer(.success(.second))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.laidOut == laidOut + 1)
  }

  @Test("A favourite's row has a mark, which follows every change at once", arguments: try await Subject.all)
  func favourites(subject: Subject) throws {
    let screen = PlacesScreen(subject)
    try screen.fixture.favourites.set(true, id: "aljube")
    try screen.shown().answer(.success(.first))
    #expect(screen.rows.map(\.accessory) == ["★", nil])
    try screen.fixture.favourites.set(true, id: "fado")
    try screen.fixture.favourites.set(true, id: "maat")
    #expect(screen.rows.map(\.accessory) == ["★", "★"])
    try screen.fixture.favourites.set(false, id: "aljube")
    #expect(screen.rows.map(\.accessory) == [nil, "★"])
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    #expect(screen.rows.map(\.accessory) == [nil, "★", "★"])
    #expect(screen.service.requests.count == 2)
  }

  // MARK: - Back

  @Test("Under two screens it keeps its text, its pages and a failure to load more", arguments: try await Subject.all)
  func comesBack(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    try screen.search("a")
    screen.answer(.success(.first))
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    let before = screen.app.snapshot
    try screen.openPlaceAndNext()
    #expect(screen.app.snapshot == before)
    try screen.app.perform(.tap(id: "places.more"))
    #expect(screen.service.pages == [0, 0, 1, 2, 2])
  }

  @Test("Under two screens it keeps the rows of a Retry or a refresh", arguments: try await Subject.all, [false, true])
  func comesBackLoaded(subject: Subject, isRefreshed: Bool) throws {
    let screen = try PlacesScreen(subject).shown()
    if isRefreshed {
      screen.answer(.success(.first))
      try screen.scrollToEnd()
      screen.answer(.failure(.offline))
      try screen.pull()
    } else {
      screen.answer(.failure(.offline))
      try screen.app.perform(.tap(id: "places.retry"))
    }
    screen.answer(.success(.first))
    let before = screen.app.snapshot
    try screen.openPlaceAndNext()
    #expect(screen.app.snapshot == before)
    #expect(before.screen.elements.map(\.id) == ["places.search", "places.list"])
  }

  // MARK: - Content

  @Test("Its title and text are part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    let state = SavedState(screens: [.places(quarterID: "alfama", title: "Alfama", query: "fa")])
    let fixture = AppFixture(savedState: state)
    fixture.launch(subject)
    #expect(fixture.savedState.value == state)
    try fixture.app.perform(.type(text: " fado", id: "places.search"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value?.screens == [.places(quarterID: "alfama", title: "Alfama", query: " fado")])
  }

  @Test("A restored query is in the field, and loads", arguments: try await Subject.all)
  func restoredQuery(subject: Subject) throws {
    let screen = try PlacesScreen(subject, title: "Alfama", query: PlaceQuery(text: " fa", quarterID: "alfama")).shown()
    #expect(screen.app.snapshot.screen.title == "Alfama")
    #expect(screen.app.text("places.search") == " fa")
    #expect(screen.service.queries == [PlaceQuery(text: " fa", quarterID: "alfama")])
    screen.answer(.success(.empty))
    #expect(screen.app.text("places.empty") == "No places match “fa”.")
  }

  @Test("A row shows name and summary", arguments: try await Subject.all)
  func rows(subject: Subject) throws {
    let rows = try PlacesScreen(subject).loaded().rows
    #expect(
      rows == [
        Element.Row(title: "Aljube", subtitle: "Grave"), Element.Row(title: "Fado", subtitle: "Loud"),
      ])
  }

  @Test("At first there are an empty field, a spinner and no rows", arguments: try await Subject.all)
  func atFirst(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    #expect(
      screen.app.snapshot.screen
        == Snapshot.Screen(
          name: "places", title: "Places",
          elements: [
            Element(id: "places.search", content: .textField("")),
            Element(id: "places.list", content: .list(Element.List(sections: []))),
            Element(id: "places.spinner", content: .spinner),
          ]))
  }
}
