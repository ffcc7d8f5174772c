import HeadlessUI
import SharedModel
import Testing

/// How the places and the places opened from them share one list.
struct PlacesSharedListTests {
  private let fixture = AppFixture()
  private var names: [String] { fixture.app.rows("places.list").map(\.title) }

  private func openPlace(_ number: Int) throws {
    try fixture.app.perform(.selectRow(number: number, id: "places.list"))
  }

  private func openPlaces() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(.first))
  }

  private func losePlace() throws {
    try fixture.app.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests.last?.answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
  }

  @Test("A place that is gone loses its row")
  func gone() throws {
    try openPlaces()
    try openPlace(2)
    try losePlace()
    #expect(fixture.stack == ["menu", "places"])
    #expect(names == ["Aljube"])
    #expect(!fixture.app.isShown("places.empty"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.text("places.empty") == "Nothing here yet.")
    #expect(fixture.places.requests.count == 1)
  }

  @Test("A place that is gone lays out no row")
  func goneRows() throws {
    try openPlaces()
    #expect(names.count == 2)
    let laidOut = fixture.laidOutRows("places.list")
    try openPlace(1)
    try losePlace()
    #expect(names == ["Fado"])
    // The favourite that was refused came and went with its mark.
    #expect(fixture.laidOutRows("places.list") <= laidOut + 2)
  }

  @Test("While another search waits, what says that no row is left names the text whose rows they were")
  func goneWhileSearchingAgain() throws {
    fixture.launch()
    try fixture.openPlaces()
    try fixture.app.perform(.type(text: " fa", id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests[1].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.text("places.empty") == "No places match “fa”.")
  }

  @Test("While a search waits, the row goes and what the rows match is still the query they were asked for with")
  func goneWhileSearching() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.text("places.empty") == "Nothing here yet.")
    #expect(fixture.app.isShown("places.spinner"))
  }

  @Test("A row leads to its place, in its list")
  func selection() throws {
    try openPlaces()
    try openPlace(1)
    #expect(fixture.app.snapshot.stack.map(\.title) == ["Lisbon", "Places", "Aljube"])
    #expect(fixture.app.text("place.summary") == "Grave")
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "Fado")
    #expect(fixture.place.requests.isEmpty)
    #expect(fixture.places.requests.count == 1)
  }

  @Test("A page that Next loads is shown by the places below, and the page after it is the next one they load")
  func nextLoadsPage() throws {
    try openPlaces()
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 1, 2])
    fixture.places.requests[2].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "MAAT", "Torre"])
  }

  // MARK: - More

  /// Fails to load more, opens the last place that is loaded, and asks for what follows it.
  private func failToLoadMoreThenTapNext() throws {
    try openPlaces()
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(fixture.app.text("places.more") == "Couldn't load more. Tap to retry.")
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
  }

  @Test("A page that Next has loaded hides that loading more failed", arguments: [PlacePage.second, .last, .empty])
  func nextLoadsMissingPage(page: PlacePage) throws {
    try failToLoadMoreThenTapNext()
    fixture.places.requests[2].answer(.success(page))
    if page == .empty { try fixture.app.perform(.tapInAlert(title: "OK")) }
    while fixture.stack.last != "places" { try fixture.app.perform(.goBack) }
    #expect(!fixture.app.isShown("places.more"))
  }

  @Test("While Next loads, has failed, or a place is gone, it still says that loading more failed")
  func nextFails() throws {
    try failToLoadMoreThenTapNext()
    fixture.places.requests[2].answer(.failure(.offline))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try losePlace()
    #expect(names == ["Aljube"])
    #expect(fixture.app.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(fixture.app.isEnabled("places.more"))
  }

  @Test("While more is being loaded, a page that Next has loaded doesn't hide that")
  func nextLoadsPageMeanwhile() throws {
    try openPlaces()
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[2].answer(.success(.second))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(fixture.app.text("places.more") == "Loading more…")
    fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(!fixture.app.isShown("places.more"))
  }

  @Test("A page that fails after Next has loaded it is not missing")
  func moreFailsAfterNext() throws {
    try openPlaces()
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[2].answer(.success(.second))
    fixture.places.requests[1].answer(.failure(.offline))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(!fixture.app.isShown("places.more"))
    #expect(names == ["Aljube", "Fado", "MAAT"])
  }

  @Test("A page that comes while places are open is gone through by Next", arguments: [1, 2])
  func morePagesAbove(first: Int) throws {
    try openPlaces()
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(first)
    if first == 1 { try fixture.app.perform(.tap(id: "place.next")) }
    fixture.places.requests[1].answer(.success(.second))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    #expect(fixture.places.requests.count == 2)
  }

  @Test("A page that follows hides that no row was left")
  func moreAfterNone() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: false)))
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(1)
    try losePlace()
    #expect(fixture.app.isShown("places.empty"))
    fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["MAAT"])
    #expect(!fixture.app.isShown("places.empty"))
  }

  // MARK: - Apart

  @Test("A page that comes after Next has loaded the one behind it as well changes nothing")
  func latePage() throws {
    try openPlaces()
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[2].answer(.success(.second))
    try fixture.app.perform(.tap(id: "place.next"))
    fixture.places.requests[3].answer(.success(PlacePage(places: [.torre], isLast: false)))
    fixture.places.requests[1].answer(.success(.second))
    while fixture.stack.last != "places" { try fixture.app.perform(.goBack) }
    #expect(names == ["Aljube", "Fado", "MAAT", "Torre"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 1, 1, 2, 3])
  }

  @Test("After a refresh, a place that turns out to be gone keeps the row that came with it")
  func goneAfterRefresh() throws {
    try openPlaces()
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try openPlace(2)
    fixture.places.requests[1].answer(.success(.first))
    try losePlace()
    #expect(names == ["Aljube", "Fado"])
  }

  @Test("After a search, Next goes on through the rows of before, and the list hears nothing of it")
  func apart() throws {
    try openPlaces()
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(2)
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests[1].answer(.success(PlacePage(places: [.torre], isLast: false)))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries.last == PlaceQuery())
    fixture.places.requests[2].answer(.success(.second))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries.last == PlaceQuery())
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Torre"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 0, 1, 2, 1])
  }

  @Test("A search that fails leaves the rows of before to the place above")
  func searchFails() throws {
    try openPlaces()
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests[1].answer(.failure(.offline))
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.isShown("places.error"))
    #expect(!fixture.app.isShown("places.empty"))
  }

  @Test("A list that was refreshed away is no longer shown, whatever comes to it")
  func refreshed() throws {
    try openPlaces()
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try openPlace(2)
    fixture.places.requests[1].answer(.success(.second))
    try losePlace()
    #expect(names == ["MAAT"])
  }
}
