import SharedModel
import Testing

@testable import StatesImpl

struct PlacesMementoTests {
  @Test("A page that was asked for is missing until it is there, whoever has loaded it")
  func lacksPage() {
    var memento = PlacesMemento(title: "Places", query: PlaceQuery())
    #expect(!memento.lacksPage)
    let list = LoadedPlaces(query: memento.query, firstPage: .first)
    memento.list = list
    #expect(!memento.lacksPage)
    memento.requestedPage = 1
    #expect(memento.lacksPage)
    list.add(.empty, number: 1)
    #expect(!memento.lacksPage)
  }
}
