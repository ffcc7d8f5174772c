import AppDoubles
import SharedModel

@testable import ActionsImpl

extension DeviceDouble {
  /// Dependencies of the menu and the screens above it.
  var menuDependencies: MenuViewController.Dependencies {
    dependencies.menuDependencies(
      transitions: TransitionRecorder(store: dependencies.savedState, logger: dependencies.logger))
  }
}
