@testable import StatesImpl

extension PlaceControllerState {
  /// The state of a place by itself, with favourites that it shares with nobody.
  convenience init(
    _ memento: PlaceMemento, in fixture: AppFixture, delegate: any AppControllerStateDelegate = StateDelegateSpy()
  ) {
    let favouriteChanges = FavouriteChanges(
      of: fixture.favourites, service: fixture.favourite, session: fixture.session)
    self.init(
      memento, dependencies: fixture.dependencies, favouriteChanges: favouriteChanges, delegate: delegate)
  }
}
