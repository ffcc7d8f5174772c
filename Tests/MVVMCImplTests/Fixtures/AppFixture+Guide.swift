import SharedModel

@testable import MVVMCImpl

extension AppFixture {
  /// Starts the guide in the fixture's window, without an app around it.
  func startGuide(at screens: SavedState.Screen..., note: NoteDraft? = nil) -> GuideCoordinator {
    let coordinator = GuideCoordinator(
      window: window, dependencies: dependencies, favouriteChanges: favouriteChanges)
    coordinator.start(at: SavedState(screens: screens, note: note))
    return coordinator
  }
}
