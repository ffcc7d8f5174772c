import AppDoubles
import SharedModel

@testable import ActionsImpl

extension DeviceDouble {
  /// What the menu and the screens above it need.
  var menuDependencies: MenuViewController.Dependencies {
    dependencies.menuDependencies(
      transitions: TransitionRecorder(store: dependencies.savedState, logger: dependencies.logger))
  }
}
