import AppDoubles

@testable import StatesImpl

extension PlaceControllerState {
  /// The state of a place by itself, with favourites that it shares with nobody.
  convenience init(
    _ memento: PlaceMemento, in device: DeviceDouble, delegate: any AppControllerStateDelegate = StateDelegateSpy()
  ) {
    let favouriteChanges = FavouriteChanges(
      of: device.favourites, service: device.favourite, session: device.session)
    self.init(
      memento, dependencies: device.dependencies, favouriteChanges: favouriteChanges, delegate: delegate)
  }
}
