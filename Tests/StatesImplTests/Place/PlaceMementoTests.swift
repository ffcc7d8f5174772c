import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct PlaceMementoTests {
  @Test("Until the place is loaded it has no title")
  func title() {
    var memento = PlaceMemento(id: "fado", list: LoadedPlaces(query: PlaceQuery()))
    #expect(memento.title == "")
    memento.place = .fado
    #expect(memento.title == "Fado")
  }
}
