import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct LoadedPlacesTests {
  private let places = LoadedPlaces(query: PlaceQuery())

  @Test("Pages follow each other until all is loaded")
  func pages() {
    #expect(places.pageCount == 0 && !places.isComplete)
    places.add(.first)
    places.add(.second)
    #expect(!places.isComplete)
    places.add(.last)
    #expect(places.places == [.aljube, .fado, .maat, .torre])
    #expect(places.pageCount == 3 && places.isComplete)
  }

  @Test("A list can begin with its first page")
  func firstPage() {
    let places = LoadedPlaces(query: PlaceQuery(), firstPage: .last)
    #expect(places.places == [.torre])
    #expect(places.pageCount == 1 && places.isComplete)
  }

  @Test("A place that has moved on to the next page is listed once")
  func moved() {
    places.add(.first)
    places.add(PlacePage(places: [.fado, .maat], isLast: true))
    #expect(places.places == [.aljube, .fado, .maat])
    #expect(places.row(of: "maat") == 2)
  }

  @Test("A place that is gone is forgotten, and told once")
  func remove() {
    places.add(.first)
    var changes: [LoadedPlaces.Change] = []
    let observation = places.observe { changes.append($0) }
    places.remove("aljube")
    places.remove("aljube")
    #expect(places.places == [.fado])
    #expect(changes == [.removed(at: 0)])
    withExtendedLifetime(observation) {}
  }

  @Test("A page is told once its places are there")
  func told() {
    var news: [String] = []
    let observation = places.observe { [places] in news.append("\($0) of \(places.places.count)") }
    places.add(.first)
    places.add(.second)
    #expect(news == ["added(Range(0..<2)) of 2", "added(Range(2..<3)) of 3"])
    withExtendedLifetime(observation) {}
  }

  @Test("Each place is found where it stands")
  func rows() {
    places.add(.first)
    places.add(.second)
    #expect(["aljube", "fado", "maat", "torre"].map(places.row) == [0, 1, 2, nil])
    places.remove("aljube")
    #expect(["aljube", "fado", "maat", "torre"].map(places.row) == [nil, 0, 1, nil])
  }

  @Test("The place that follows another one is known while it is loaded")
  func next() {
    places.add(.first)
    #expect(places.place(after: "aljube") == .fado)
    #expect(places.place(after: "fado") == nil)
    #expect(places.place(after: "torre") == nil)
    places.add(.second)
    places.remove("aljube")
    #expect(places.place(after: "fado") == .maat)
  }
}
