import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct PlacesModelTests {
  @Test("It starts with what is looked for, and no list yet")
  func atFirst() {
    let query = PlaceQuery(text: "f", quarterID: "alfama")
    let model = PlacesModel(query: query, favourites: DeviceDouble().favourites)
    #expect(model.query == query)
    #expect(model.list == nil && model.status.wait == nil && model.status.failure == nil && !model.hasFailedToLoadMore)
  }
}
