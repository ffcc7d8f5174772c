import AppDoubles
import HeadlessUI
import Testing

@testable import MVCImpl

struct MenuViewControllerTests {
  private let device = DeviceDouble()
  private let viewController: MenuViewController

  init() {
    viewController = MenuViewController(dependencies: device.dependencies.makeScreens())
  }

  @Test("It asks for the cover when it is about to appear")
  func asksBeforeAppearing() {
    #expect(viewController.view.window == nil)
    #expect(device.cover.requests.isEmpty)
    viewController.viewWillAppear()
    #expect(device.cover.requests.count == 1)
  }

  @Test("A memory warning before the view is loaded sends no request and loads no view")
  func memoryWarningBeforeLoading() {
    viewController.didReceiveMemoryWarning()
    #expect(device.cover.requests.isEmpty)
    #expect(viewController.viewIfLoaded == nil)
  }
}
