import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceItemPlaceTests {
  @Test("The copy has all that a screen may know of a place")
  func copy() {
    let item = PlaceItem(id: "maat", name: "MAAT", summary: "White", quarterName: "Belém")
    #expect(PlaceItem(.maat) == item)
  }
}
