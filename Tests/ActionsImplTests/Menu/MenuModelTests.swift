import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct MenuModelTests {
  @Test("The parts of the guide stand in their order, and there is no cover yet")
  func atFirst() {
    let model = MenuModel(user: .mark, favourites: DeviceDouble().favourites)
    #expect(model.sections == [.quarters, .places, .referenceBook])
    #expect(model.user == .mark)
    #expect(model.cover == nil && !model.isLoadingCover)
  }
}
