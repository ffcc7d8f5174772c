import AppDoubles
import HeadlessUI
import Testing

@testable import MVCImpl

struct AppDelegateTests {
  @Test("After sign-out the background saves nothing, even if something still holds the old screens")
  func backgroundSignedOut() {
    let device = DeviceDouble()
    let delegate = AppDelegate(dependencies: device.dependencies)
    let window = Window()
    delegate.applicationDidFinishLaunching(in: window)
    let oldScreens = window.rootViewController
    device.session.signOut()
    delegate.applicationDidEnterBackground()
    #expect(oldScreens != nil && device.savedState.value == nil)
    withExtendedLifetime(oldScreens) {}
  }
}
