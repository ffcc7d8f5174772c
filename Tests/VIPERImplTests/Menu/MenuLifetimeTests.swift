import SharedModel
import Testing

@testable import VIPERImpl

/// The menu leaves no object and no request behind, whichever way it goes.
struct MenuLifetimeTests {
  @Test("An expired session or a sign-out releases the screen", arguments: [WayOut.expiry, .signOut])
  func endOfSession(way: WayOut) throws {
    let device = try DeviceFixture()
    _ = device.launch()
    let menu = device.parts(of: "Menu")
    #expect(menu.aliveNames == ModuleParts.namesOfListModule("Menu") && device.clock.nextDue != nil)
    device.leave(by: way)
    #expect(menu.aliveNames.isEmpty && device.clock.nextDue == nil && device.stack == ["signIn"])
  }

  @Test("A link releases the menu as well, and makes it anew")
  func link() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    let menu = device.parts(of: "Menu")
    device.leave(by: .link)
    #expect(menu.aliveNames.isEmpty && device.stack == ["menu", "quarters"])
  }
}
