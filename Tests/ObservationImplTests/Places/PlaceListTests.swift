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

  private func list(changed: Set<Place.ID> = []) -> PlaceList {
    PlaceList(loaded, favourites: fixture.device.favourites, changedFavourites: changed)
  }

  @Test("A row has name and summary, and the mark of a favourite")
  func rows() throws {
    load(.first)
    try fixture.device.favourites.set(true, id: "fado")
    #expect(list().count == 2)
    #expect(list().row(at: 0) == PlaceRow(name: "Aljube", summary: "Grave", mark: nil))
    #expect(list().row(at: 1) == PlaceRow(name: "Fado", summary: "Loud", mark: "★"))
  }

  @Test("What has come or gone since is told")
  func changes() {
    load(.first)
    let before = list()
    load(.last)
    #expect(list().change(since: before) == .inserted(2..<3))
    let complete = list()
    loaded.remove("aljube")
    #expect(list().change(since: complete) == .removed(0..<1))
    #expect(before.count == 2)
  }

  @Test("The rows are told whose mark has changed since, where the places stand by now")
  func marks() {
    load(.first)
    load(.last)
    let before = list(changed: ["aljube", "fado"])
    #expect(list(changed: ["aljube", "fado"]).changedRows(since: before) == [])
    #expect(list(changed: ["torre", "fado"]).changedRows(since: before) == [0, 2])
    #expect(list(changed: ["fado", "aljube", "elsewhere"]).changedRows(since: before) == [])
    loaded.remove("aljube")
    #expect(list(changed: ["torre", "aljube", "fado"]).changedRows(since: before) == [1])
  }

  @Test("Before anything is loaded there are no rows")
  func empty() {
    let nothing = PlaceList(nil, favourites: fixture.device.favourites, changedFavourites: ["maat"])
    #expect(nothing.count == 0)
    load(.first)
    #expect(list().change(since: nothing) == .all)
    #expect(nothing.changedRows(since: list()) == [])
  }
}
