import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

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

  @Test("A place that is gone loses its row, and with the last row nothing is left but that it says so")
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

  @Test("Selecting a row opens that place with what the list had, and sends nothing")
  func selection() throws {
    try openPlaces()
    try openPlace(2)
    #expect(fixture.window.snapshot.stack.map(\.title) == ["Lisbon", "Places", "Fado"])
    #expect(fixture.window.text("place.summary") == "Loud")
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
