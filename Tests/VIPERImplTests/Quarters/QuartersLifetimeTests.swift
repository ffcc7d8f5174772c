import SharedModel
import Testing

@testable import VIPERImpl

/// Quarters that go out of sight for good leave no object and no request behind.
struct QuartersLifetimeTests {
  private let quartersNames = ModuleParts.namesOfListModule("Quarters")

  @Test("Back releases the screen, and cancels its request")
  func back() throws {
    let device = try DeviceFixture()
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.selectRow(number: 1, id: "menu.sections"))
    let quarters = device.parts(of: "Quarters")
    #expect(quarters.names == quartersNames && quarters.aliveNames == quartersNames)
    #expect(device.clock.nextDue != nil)
    device.backend[.cover].answer = .never
    try device.perform(.goBack)
    #expect(quarters.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    _ = device.launch()
    let quarters = device.parts(of: "Quarters")
    #expect(quarters.aliveNames == quartersNames && device.clock.nextDue != nil)
    device.leave(by: way)
    #expect(quarters.aliveNames.isEmpty && (way == .link) == (device.clock.nextDue != nil))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == (way == .link ? ["menu", "quarters"] : ["signIn"]))
  }
}
