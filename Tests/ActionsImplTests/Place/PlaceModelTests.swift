import SharedModel
import Testing

@testable import ActionsImpl

struct PlaceModelTests {
  @Test("What is known of a place follows what is stored")
  func follows() throws {
    let fixture = AppFixture()
    let model = PlaceModel.made(.fado, in: .loaded(from: fixture.places), fixture)
    #expect(!model.isFavourite && model.note == nil)
    #expect(!model.isLoading && !model.isFindingNext)
    try fixture.favourites.set(true, id: "fado")
    try fixture.notes.set("Loud!", for: "fado")
    #expect(model.isFavourite && model.note == "Loud!")
  }
}
