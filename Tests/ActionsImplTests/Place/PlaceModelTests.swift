import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct PlaceModelTests {
  @Test("What is known of a place follows what is stored")
  func follows() throws {
    let device = DeviceDouble()
    let model = PlaceModel.made(.fado, in: .loaded(), device)
    #expect(!model.isFavourite && model.note == nil)
    #expect(!model.isLoading && !model.isFindingNext)
    try device.favourites.set(true, id: "fado")
    try device.notes.set("Loud!", for: "fado")
    #expect(model.isFavourite && model.note == "Loud!")
  }
}
