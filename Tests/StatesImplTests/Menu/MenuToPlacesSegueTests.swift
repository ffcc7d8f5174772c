import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct MenuToPlacesSegueTests {
  private let menu = MenuControllerState(
    MenuMemento(), sharing: SharedObjects(app: DeviceDouble().dependencies), delegate: StateDelegateSpy())

  @Test("The places are all there are")
  func handOver() {
    let memento = MenuToPlacesSegue().handOver((), from: menu)
    #expect(memento?.title == "Places")
    #expect(memento?.query == PlaceQuery())
  }
}
