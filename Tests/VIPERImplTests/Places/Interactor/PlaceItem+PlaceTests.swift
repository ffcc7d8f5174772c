import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceItemPlaceTests {
  @Test("The copy has all that a screen may know of a place")
  func copy() {
    let item = PlaceItem(id: "maat", name: "MAAT", summary: "Art and power", quarterName: "belém")
    #expect(PlaceItem(Fixtures.maat) == item)
  }
}
