import AppDoubles
import Testing

@testable import MVVMCImpl

struct MenuViewControllerTests {
  @Test("A memory warning before the view is loaded loads neither the cover nor the view")
  func memoryWarningBeforeLoading() {
    let device = DeviceDouble()
    let viewController = MenuViewController(
      viewModel: MenuViewModel(session: device.session, favourites: device.favourites, cover: device.cover))
    viewController.didReceiveMemoryWarning()
    #expect(device.cover.requests.isEmpty && viewController.viewIfLoaded == nil)
  }
}
