import AppDoubles
import Testing

@testable import MassiveImpl

/// Tests the menu's view controller before its view appears.
struct MenuAppearanceTests {
  private let device = DeviceDouble()
  private let viewController: MenuViewController

  init() {
    viewController = MenuViewController(dependencies: AppDelegate(dependencies: device.dependencies).menu)
  }

  @Test("It asks when it is about to appear, before it is in sight")
  func asksBeforeAppearing() {
    #expect(viewController.view.window == nil)
    #expect(device.cover.requests.isEmpty)
    viewController.viewWillAppear()
    #expect(device.cover.requests.count == 1)
  }

  @Test("A warning before it was ever shown asks for nothing and loads no view")
  func memoryWarningBeforeLoading() {
    viewController.didReceiveMemoryWarning()
    #expect(device.cover.requests.isEmpty)
    #expect(viewController.viewIfLoaded == nil)
  }
}
