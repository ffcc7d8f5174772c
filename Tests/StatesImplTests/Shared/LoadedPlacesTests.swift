import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct LoadedPlacesTests {
  private static let ids = ["aljube", "fado", "maat", "torre"]

  private let list = LoadedPlaces(query: PlaceQuery(text: "a"), firstPage: .first)

  @Test("Nothing is loaded until a page is handed in")
  func empty() {
    let list = LoadedPlaces(query: PlaceQuery())
    #expect(list.places.isEmpty && list.pageCount == 0 && !list.isComplete)
    list.add(.first, number: 0)
    #expect(list.places == [.aljube, .fado] && list.pageCount == 1 && !list.isComplete)
  }

  @Test("Pages follow each other until all is loaded")
  func pages() {
    list.add(.second, number: 1)
    #expect(list.pageCount == 2 && !list.isComplete)
    list.add(.last, number: 2)
    #expect(list.places == [.aljube, .fado, .maat, .torre])
    #expect(list.pageCount == 3 && list.isComplete)
    #expect(list.query == PlaceQuery(text: "a"))
  }

  @Test("A page that is there already, or that doesn't follow, is left out and not told")
  func samePage() {
    list.add(.second, number: 1)
    var changes: [LoadedPlaces.Change] = []
    let observation = list.observe { changes.append($0) }
    list.add(.second, number: 1)
    list.add(.last, number: 0)
    list.add(.last, number: 3)
    #expect(list.places == [.aljube, .fado, .maat] && list.pageCount == 2 && !list.isComplete)
    #expect(changes.isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test("A page is told once its places are there")
  func added() {
    var changes: [LoadedPlaces.Change] = []
    var counts: [Int] = []
    let observation = list.observe { [list] in
      changes.append($0)
      counts.append(list.places.count)
    }
    list.add(.second, number: 1)
    list.add(.empty, number: 2)
    #expect(changes == [.added(2..<3), .added(3..<3)])
    #expect(counts == [3, 3])
    withExtendedLifetime(observation) {}
  }

  @Test("A place that has moved on to the next page is listed once")
  func moved() {
    list.add(PlacePage(places: [.fado, .maat], isLast: false), number: 1)
    #expect(list.places == [.aljube, .fado, .maat])
    #expect(list.index(of: "maat") == 2)
  }

  @Test("A place that is gone is forgotten, and told once")
  func gone() {
    var changes: [LoadedPlaces.Change] = []
    let observation = list.observe { changes.append($0) }
    list.remove("aljube")
    list.remove("aljube")
    #expect(list.places == [.fado])
    #expect(changes == [.removed(at: 0)])
    withExtendedLifetime(observation) {}
  }

  @Test("Each place is found where it stands")
  func indices() {
    list.add(.second, number: 1)
    #expect(Self.ids.map(list.index) == [0, 1, 2, nil])
    list.remove("fado")
    #expect(Self.ids.map(list.index) == [0, nil, 1, nil])
    list.add(.last, number: 2)
    #expect(Self.ids.map(list.index) == [0, nil, 1, 2])
  }

  @Test("The place that follows is known when it is loaded")
  func next() {
    #expect(list.place(after: "aljube") == .fado)
    #expect(list.place(after: "fado") == nil)
    #expect(list.place(after: "torre") == nil)
    list.add(.second, number: 1)
    list.remove("fado")
    #expect(list.place(after: "aljube") == .maat)
  }
}
