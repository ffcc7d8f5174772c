import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The list that the places share with each place opened from it.
struct PlacesSharedListTests {
  private let fixture = AppFixture()
  private var names: [String] { fixture.app.rows("places.list").map(\.title) }

  private func openPlace(_ number: Int) throws {
    try fixture.app.perform(.selectRow(number: number, id: "places.list"))
  }

  private func openPlaces(_ subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openPlaces()
    try fixture.places.requests[0].answer(.success(.first))
  }

  private func losePlace() throws {
    try fixture.app.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests.last?.answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
  }

  @Test("A place that is gone loses its row", arguments: try await Subject.all)
  func gone(subject: Subject) throws {
    try openPlaces(subject)
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

  @Test("Removing a place lays out no other row", arguments: try await Subject.all)
  func goneRows(subject: Subject) throws {
    try openPlaces(subject)
    #expect(names.count == 2)
    let laidOut = fixture.laidOutRows("places.list")
    try openPlace(1)
    try losePlace()
    #expect(names == ["Fado"])
    // Two more rows, because the mark of the refused favourite appeared and disappeared.
    #expect(fixture.laidOutRows("places.list") <= laidOut + 2)
  }

  @Test(
    "While another search waits, an emptied list names the text that its rows matched",
    arguments: try await Subject.all)
  func goneWhileSearchingAgain(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openPlaces()
    try fixture.app.perform(.type(text: " fa", id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    try fixture.places.requests[1].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.text("places.empty") == "No places match “fa”.")
  }

  @Test(
    "While a first search waits, an emptied list names no text",
    arguments: try await Subject.all)
  func goneWhileSearching(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openPlaces()
    try fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.text("places.empty") == "Nothing here yet.")
    #expect(fixture.app.isShown("places.spinner"))
  }

  @Test("A row opens its place, which shares the list", arguments: try await Subject.all)
  func selection(subject: Subject) throws {
    try openPlaces(subject)
    try openPlace(1)
    #expect(fixture.app.snapshot.stack.map(\.title) == ["Lisbon", "Places", "Aljube"])
    #expect(fixture.app.text("place.summary") == "Grave")
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "Fado")
    #expect(fixture.place.requests.isEmpty)
    #expect(fixture.places.requests.count == 1)
  }

  @Test(
    "A page that Next has loaded is shown by the list, which then loads the page after it",
    arguments: try await Subject.all)
  func nextLoadsPage(subject: Subject) throws {
    try openPlaces(subject)
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 1, 2])
    try fixture.places.requests[2].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "MAAT", "Torre"])
  }

  // MARK: - More

  /// Fails to load more, opens the last loaded place, and taps Next.
  private func failToLoadMoreThenTapNext(_ subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try fixture.places.requests[1].answer(.failure(.offline))
    #expect(fixture.app.text("places.more") == "Couldn't load more. Tap to retry.")
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
  }

  @Test(
    "A page that Next has loaded hides the failure to load more",
    arguments: try await Subject.all, [PlacePage.second, .last, .empty])
  func nextLoadsMissingPage(subject: Subject, page: PlacePage) throws {
    try failToLoadMoreThenTapNext(subject)
    try fixture.places.requests[2].answer(.success(page))
    if page == .empty { try fixture.app.perform(.tapInAlert(title: "OK")) }
    while fixture.stack.last != "places" { try fixture.app.perform(.goBack) }
    #expect(!fixture.app.isShown("places.more"))
  }

  @Test(
    "A failed Next doesn't hide that loading more failed, and neither does a place that is gone",
    arguments: try await Subject.all)
  func nextFails(subject: Subject) throws {
    try failToLoadMoreThenTapNext(subject)
    try fixture.places.requests[2].answer(.failure(.offline))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try losePlace()
    #expect(names == ["Aljube"])
    #expect(fixture.app.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(fixture.app.isEnabled("places.more"))
  }

  @Test("A page that Next has loaded doesn't hide that the list loads more", arguments: try await Subject.all)
  func nextLoadsPageMeanwhile(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[2].answer(.success(.second))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(fixture.app.text("places.more") == "Loading more…")
    try fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(!fixture.app.isShown("places.more"))
  }

  @Test("A page that fails after Next has loaded it isn't missing", arguments: try await Subject.all)
  func moreFailsAfterNext(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[2].answer(.success(.second))
    try fixture.places.requests[1].answer(.failure(.offline))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(!fixture.app.isShown("places.more"))
    #expect(names == ["Aljube", "Fado", "MAAT"])
  }

  @Test("Next continues through a page that the list has loaded meanwhile", arguments: try await Subject.all, [1, 2])
  func morePagesAbove(subject: Subject, first: Int) throws {
    try openPlaces(subject)
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(first)
    if first == 1 { try fixture.app.perform(.tap(id: "place.next")) }
    try fixture.places.requests[1].answer(.success(.second))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    #expect(fixture.places.requests.count == 2)
  }

  @Test("The next page hides the label of an empty list", arguments: try await Subject.all)
  func moreAfterNone(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openPlaces()
    try fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: false)))
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(1)
    try losePlace()
    #expect(fixture.app.isShown("places.empty"))
    try fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["MAAT"])
    #expect(!fixture.app.isShown("places.empty"))
  }

  // MARK: - Apart

  @Test(
    "A page that arrives after Next has loaded it and its successor changes nothing",
    arguments: try await Subject.all)
  func latePage(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[2].answer(.success(.second))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[3].answer(.success(PlacePage(places: [.torre], isLast: false)))
    try fixture.places.requests[1].answer(.success(.second))
    while fixture.stack.last != "places" { try fixture.app.perform(.goBack) }
    #expect(names == ["Aljube", "Fado", "MAAT", "Torre"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 1, 1, 2, 3])
  }

  @Test(
    "A place that is gone keeps its row in a list that was refreshed since",
    arguments: try await Subject.all)
  func goneAfterRefresh(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try openPlace(2)
    try fixture.places.requests[1].answer(.success(.first))
    try losePlace()
    #expect(names == ["Aljube", "Fado"])
  }

  @Test(
    "After a search, Next continues through the earlier rows, and doesn't change the list",
    arguments: try await Subject.all)
  func apart(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(2)
    fixture.clock.advance(by: .milliseconds(300))
    try fixture.places.requests[1].answer(.success(PlacePage(places: [.torre], isLast: false)))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries.last == PlaceQuery())
    try fixture.places.requests[2].answer(.success(.second))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.places.queries.last == PlaceQuery())
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.goBack)
    #expect(names == ["Torre"])
    try fixture.app.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 0, 1, 2, 1])
  }

  @Test(
    "After a failed search, a place that is gone doesn't bring the empty list's label", arguments: try await Subject.all
  )
  func searchFails(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    fixture.clock.advance(by: .milliseconds(300))
    try fixture.places.requests[1].answer(.failure(.offline))
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.app.isShown("places.error"))
    #expect(!fixture.app.isShown("places.empty"))
  }

  @Test(
    "A place that is gone changes nothing in a list that was refreshed without it", arguments: try await Subject.all)
  func refreshed(subject: Subject) throws {
    try openPlaces(subject)
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try openPlace(2)
    try fixture.places.requests[1].answer(.success(.second))
    try losePlace()
    #expect(names == ["MAAT"])
  }
}
