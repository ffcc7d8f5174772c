import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceListsTests {
  private let lists = PlaceLists()
  private let service = PlacesServiceDouble()

  @Test("A list is found by its number, and not by another one's")
  func finding() {
    let first = PlaceList(query: PlaceQuery(text: "a"), service: service)
    let second = PlaceList(query: PlaceQuery(text: "b"), service: service)
    let ids = [lists.add(first), lists.add(second)]
    #expect(ids.map { lists.list(id: $0)?.query.text } == ["a", "b"])
    #expect(lists.list(id: 9) == nil)
  }

  @Test("Nothing is kept that nobody else keeps, nor is its number given again")
  func lifetime() {
    let first = lists.add(PlaceList(query: PlaceQuery(), service: service))
    #expect(lists.list(id: first) == nil)
    let list = PlaceList(query: PlaceQuery(), service: service)
    #expect(lists.add(list) != first && lists.list(id: first) == nil)
  }
}
