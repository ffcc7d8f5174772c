import AppDoubles

@testable import StatesImpl

extension PlaceControllerState {
  /// Creates the state of a single place, whose favourites nothing else shares.
  convenience init(
    _ memento: PlaceMemento, in device: DeviceDouble, delegate: any AppControllerStateDelegate = StateDelegateSpy()
  ) {
    self.init(memento, sharing: SharedObjects(app: device.dependencies), delegate: delegate)
  }
}
