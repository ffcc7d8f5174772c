import AppDoubles

@testable import StatesImpl

extension PlaceControllerState {
  /// Creates the state of a single place, whose favourites nothing else shares.
  convenience init(
    _ memento: PlaceMemento, in device: DeviceDouble, delegate: any AppControllerStateDelegate = StateDelegateSpy()
  ) {
    let favouriteChanges = FavouriteChanges(
      of: device.favourites, service: device.favourite, session: device.session)
    self.init(
      memento, dependencies: device.dependencies, favouriteChanges: favouriteChanges, delegate: delegate)
  }
}
