import SharedModel

@testable import MVCImpl

extension AppDependencies {
  /// Dependencies of screens that are shown without an app delegate.
  func makeScreens() -> MenuViewController.Dependencies {
    let stateStore = NavigationStateStore(store: savedState, logger: logger)
    return menuDependencies(transitions: TransitionRecorder(logger: logger, stateStore: stateStore))
  }
}
