import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceListTests {
  private let fixture = GuideFixture()
  private let loaded: LoadedPlaces

  init() {
    loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
  }

  private func load(_ page: PlacePage) {
    let request = loaded.loadPage { _ in }
    fixture.device.places.requests.last?.answer(.success(page))
    withExtendedLifetime(request) {}
  }

  private func list() -> PlaceList { PlaceList(loaded, marks: FavouriteMarks(fixture.device.favourites)) }

  @Test("A row has name and summary, and the mark of a favourite")
  func rows() throws {
    load(.first)
    try fixture.device.favourites.set(true, id: "fado")
    #expect(list().count == 2)
    let rows = (0..<2).map(list().row(at:))
    #expect(rows.map(\.name) == ["Aljube", "Fado"])
    #expect(rows.map(\.summary) == ["Grave", "Loud"])
    #expect(rows.map(\.mark) == [nil, "★"])
  }

  @Test("Pages that have come since are one insertion, and a place that is gone is one removal")
  func changes() {
    load(.first)
    let before = list()
    load(.last)
    #expect(list().change(since: before) == .inserted(2..<3))
    let complete = list()
    loaded.remove("aljube")
    #expect(list().change(since: complete) == .removed(0..<1))
    #expect(list().change(since: before) == .all)
    #expect(list().change(since: list()) == .none)
    #expect(before.count == 2)
  }

  @Test("Before anything is loaded there are no rows")
  func empty() {
    let nothing = PlaceList(nil, marks: FavouriteMarks(fixture.device.favourites))
    #expect(nothing.count == 0)
    #expect(nothing.change(since: nothing) == .none)
    load(.first)
    #expect(list().change(since: nothing) == .all)
    #expect(nothing.change(since: list()) == .all)
  }
}
