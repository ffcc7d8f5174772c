import AppDoubles
import HeadlessUI
import SharedModel

@testable import MVPRImpl

/// A screen at the bottom of a stack, with shared dependencies whose services are doubles.
final class NavigationFixture {
  let device = DeviceDouble()
  let dependencies: SharedDependencies
  let window = Window()
  let screen = ViewController(nibName: "menu")
  private let navigationController: NavigationController

  /// The restorable states of the screens above the lowest one.
  var opened: [SavedState.Screen] {
    navigationController.viewControllers.flatMap { ($0 as? any RestorableScreen)?.restorable.recorded.screens ?? [] }
  }
  var titles: [String] { window.snapshot.stack.map(\.title) }

  init() {
    dependencies = SharedDependencies(device.dependencies, in: LaunchScope())
    navigationController = NavigationController(rootViewController: screen)
    window.rootViewController = navigationController
  }

  func push(_ screen: ViewController) {
    navigationController.pushViewController(screen)
  }
}
