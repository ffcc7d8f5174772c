import Storyboard
import Testing

@testable import StatesImpl

struct AppControllerStateDelegateTests {
  @Test("A segue that needs nothing but the two screens has no sender")
  func perform() {
    let delegate = StateDelegateSpy()
    delegate.perform(.menuToPlaces)
    #expect(delegate.events == [.segue("MenuToPlacesSegue")])
    #expect(delegate.senders.first is Void)
  }
}
