import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import ReducerImpl

/// How the places and the places opened from them share one list.
struct PlacesSharedListTests {
  private let fixture = AppFixture()
  private var names: [String] { fixture.window.rows("places.list").map(\.title) }

  private func openPlace(_ number: Int) throws {
    try fixture.window.perform(.selectRow(number: number, id: "places.list"))
  }

  private func openPlaces() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(.first))
  }

  private func losePlace() throws {
    try fixture.window.perform(.toggle(id: "place.favourite"))
    fixture.favourite.requests.last?.answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
  }

  @Test("A place that is gone loses its row")
  func gone() throws {
    try openPlaces()
    try openPlace(2)
    try losePlace()
    #expect(fixture.stack == ["menu", "places"])
    #expect(names == ["Aljube"])
    #expect(!fixture.window.isShown("places.empty"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.window.text("places.empty") == "Nothing here yet.")
    #expect(fixture.places.requests.count == 1)
  }

  @Test("A place that is gone lays out no row")
  func goneRows() throws {
    try openPlaces()
    let navigation = try #require(fixture.window.rootViewController as? NavigationController)
    let layout = try #require(navigation.viewControllers.last?.view as? PlacesLayout)
    let spy = DataSourceSpy(watching: try #require(layout.list.dataSource))
    layout.list.dataSource = spy
    try openPlace(1)
    spy.laidOut = []
    try losePlace()
    #expect(names == ["Fado"])
    // The favourite that was refused came and went with its mark.
    #expect(spy.laidOut == [IndexPath(row: 0), IndexPath(row: 0)])
  }

  @Test("While another search waits, what says that no row is left names the text whose rows they were")
  func goneWhileSearchingAgain() throws {
    fixture.launch()
    try fixture.openPlaces()
    try fixture.window.perform(.type(text: " fa", id: "places.search"))
    fixture.clock.advance(by: .milliseconds(300))
    fixture.places.requests[1].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.window.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.window.text("places.empty") == "No places match “fa”.")
  }

  @Test("While a search waits, the row goes and what the rows match is still the query they were asked for with")
  func goneWhileSearching() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: true)))
    try fixture.window.perform(.type(text: "x", id: "places.search"))
    try openPlace(1)
    try losePlace()
    #expect(names.isEmpty)
    #expect(fixture.window.text("places.empty") == "Nothing here yet.")
    #expect(fixture.window.isShown("places.spinner"))
  }

  @Test("A row leads to its place, in its list")
  func selection() throws {
    try openPlaces()
    try openPlace(1)
    #expect(fixture.window.snapshot.stack.map(\.title) == ["Lisbon", "Places", "Aljube"])
    #expect(fixture.window.text("place.summary") == "Grave")
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(fixture.window.snapshot.screen.title == "Fado")
    #expect(fixture.place.requests.isEmpty)
    #expect(fixture.places.requests.count == 1)
  }

  @Test("A page that Next loads is shown by the places below, and the page after it is the next one they load")
  func nextLoadsPage() throws {
    try openPlaces()
    try openPlace(2)
    try fixture.window.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.window.snapshot.screen.title == "MAAT")
    try fixture.window.perform(.goBack)
    try fixture.window.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    try fixture.window.perform(.scrollToEnd(id: "places.list"))
    #expect(fixture.places.pages == [0, 1, 2])
    fixture.places.requests[2].answer(.success(.last))
    #expect(names == ["Aljube", "Fado", "MAAT", "Torre"])
  }

  // MARK: - More

  /// Fails to load more, opens the last place that is loaded, and asks for what follows it.
  private func failToLoadMoreThenTapNext() throws {
    try openPlaces()
    try fixture.window.perform(.scrollToEnd(id: "places.list"))
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(fixture.window.text("places.more") == "Couldn't load more. Tap to retry.")
    try openPlace(2)
    try fixture.window.perform(.tap(id: "place.next"))
  }

  @Test("A page that Next has loaded hides that loading more failed", arguments: [PlacePage.second, .last, .empty])
  func nextLoadsMissingPage(page: PlacePage) throws {
    try failToLoadMoreThenTapNext()
    fixture.places.requests[2].answer(.success(page))
    if page == .empty { try fixture.window.perform(.tapInAlert(title: "OK")) }
    while fixture.stack.last != "places" { try fixture.window.perform(.goBack) }
    #expect(!fixture.window.isShown("places.more"))
  }

  @Test("While Next loads, has failed, or a place is gone, it still says that loading more failed")
  func nextFails() throws {
    try failToLoadMoreThenTapNext()
    fixture.places.requests[2].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try losePlace()
    #expect(names == ["Aljube"])
    #expect(fixture.window.text("places.more") == "Couldn't load more. Tap to retry.")
    #expect(fixture.window.isEnabled("places.more"))
  }

  @Test("While more is being loaded, a page that Next has loaded doesn't hide that")
  func nextLoadsPageMeanwhile() throws {
    try openPlaces()
    try fixture.window.perform(.scrollToEnd(id: "places.list"))
    try openPlace(2)
    try fixture.window.perform(.tap(id: "place.next"))
    fixture.places.requests[2].answer(.success(.second))
    try fixture.window.perform(.goBack)
    try fixture.window.perform(.goBack)
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(fixture.window.text("places.more") == "Loading more…")
    fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["Aljube", "Fado", "MAAT"])
    #expect(!fixture.window.isShown("places.more"))
  }

  @Test("A page that follows hides that no row was left")
  func moreAfterNone() throws {
    fixture.launch()
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado], isLast: false)))
    try fixture.window.perform(.scrollToEnd(id: "places.list"))
    try openPlace(1)
    try losePlace()
    #expect(fixture.window.isShown("places.empty"))
    fixture.places.requests[1].answer(.success(.second))
    #expect(names == ["MAAT"])
    #expect(!fixture.window.isShown("places.empty"))
  }

  @Test("A list that was refreshed away is no longer shown, whatever comes to it")
  func refreshed() throws {
    try openPlaces()
    try fixture.window.perform(.pullToRefresh(id: "places.list"))
    try openPlace(2)
    fixture.places.requests[1].answer(.success(.second))
    try losePlace()
    #expect(names == ["MAAT"])
  }
}
