import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct MenuToQuartersSegueTests {
  private let menu = MenuControllerState(
    MenuMemento(), sharing: SharedObjects(app: DeviceDouble().dependencies), delegate: StateDelegateSpy())

  @Test("The quarters start in their own order, with nothing loaded")
  func handOver() {
    let memento = MenuToQuartersSegue().handOver((), from: menu)
    #expect(memento?.order == .priority)
    #expect(memento?.quarters == nil)
  }
}
