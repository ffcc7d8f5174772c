import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct PlaceListTests {
  private var list = PlaceList(id: .init(screen: 1, number: 0), query: PlaceQuery())

  private mutating func load(_ pages: PlacePage...) {
    for page in pages { list.append(LoadedPage(page: page), number: list.loadedPages) }
  }

  @Test("Pages follow each other until all is loaded")
  mutating func pages() {
    #expect(!list.isLoaded && !list.isComplete)
    load(.first)
    #expect(list.places == [.aljube, .fado])
    #expect(list.isLoaded && !list.isComplete)
    #expect(list.lastChange == .added(0..<2))
    load(.second, .last)
    #expect(list.places == [.aljube, .fado, .maat, .torre])
    #expect(list.isComplete)
    #expect(list.lastChange == .added(3..<4))
    #expect(list.version.changes == 3)
  }

  @Test("A page that another one who shares the list has added is not added again")
  mutating func samePage() {
    load(.first)
    let before = list
    list.append(LoadedPage(page: .first), number: 0)
    #expect(list == before)
  }

  @Test("A place that is listed already is not listed twice")
  mutating func movedOn() {
    load(.first, PlacePage(places: [.fado, .maat], isLast: true))
    #expect(list.places == [.aljube, .fado, .maat])
    #expect(list.index(of: "maat") == 2)
    #expect(list.lastChange == .added(2..<3))
  }

  @Test("A place is followed by the next that is loaded")
  mutating func next() {
    load(.first)
    #expect(list.place(after: "aljube") == .fado)
    #expect(list.place(after: "fado") == nil)
    #expect(list.place(after: "maat") == nil)
  }

  @Test("What follows a place that is gone moves up")
  mutating func remove() {
    load(.first, .second)
    list.mark("aljube", isFavourite: true)
    list.remove("aljube")
    #expect(list.places == [.fado, .maat])
    #expect(list.favourites.isEmpty)
    #expect(list.index(of: "fado") == 0 && list.index(of: "maat") == 1 && list.index(of: "aljube") == nil)
    #expect(list.lastChange == .removed(at: 0))
    let before = list
    list.remove("aljube")
    #expect(list == before)
  }

  @Test("A favourite is marked, whether it came with its page or was chosen since")
  mutating func mark() {
    list.append(LoadedPage(page: .first, favourites: ["fado"]), number: 0)
    #expect(list.favourites == ["fado"])
    list.mark("aljube", isFavourite: true)
    #expect(list.favourites == ["aljube", "fado"])
    #expect(list.lastChange == .marked(at: 0))
    list.mark("fado", isFavourite: false)
    #expect(list.favourites == ["aljube"])
    #expect(list.lastChange == .marked(at: 1))
  }

  @Test("What is marked already, or not listed, changes nothing")
  mutating func markInVain() {
    load(.first)
    let before = list
    list.mark("maat", isFavourite: true)
    list.mark("fado", isFavourite: false)
    #expect(list == before)
  }
}
