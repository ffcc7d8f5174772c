import Testing

@testable import StatesImpl

struct AppControllerStateDelegateTests {
  @Test("A way that needs nothing but the two screens is followed with nothing")
  func perform() {
    let delegate = StateDelegateSpy()
    delegate.perform(.menuToPlaces)
    #expect(delegate.events == [.segue("MenuToPlacesSegue")])
    #expect(delegate.senders.first is Void)
  }
}
