import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct MenuToReferenceSegueTests {
  private let menu = MenuControllerState(
    MenuMemento(), sharing: SharedObjects(app: DeviceDouble().dependencies), delegate: StateDelegateSpy())

  @Test("The book starts with nothing loaded")
  func handOver() {
    #expect(MenuToReferenceSegue().handOver((), from: menu)?.articles?.isEmpty == nil)
  }
}
