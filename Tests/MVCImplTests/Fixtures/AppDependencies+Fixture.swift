import SharedModel

@testable import MVCImpl

extension AppDependencies {
  /// What screens are handed that are shown without an app delegate.
  func makeScreens() -> MenuViewController.Dependencies {
    let stateStore = NavigationStateStore(store: savedState, logger: logger)
    return menuDependencies(transitions: TransitionRecorder(logger: logger, stateStore: stateStore))
  }
}
