import SharedModel
import Testing

@testable import VIPERImpl

/// A reference book that goes out of sight for good leaves no object and no request behind.
struct ReferenceLifetimeTests {
  private let referenceNames = ModuleParts.namesOfListModule("Reference")

  @Test("Back releases the screen, and cancels its request")
  func backFromReference() throws {
    let device = try DeviceFixture(at: [.reference])
    device.backend[.cover].answer = .never
    _ = device.launch()
    let reference = device.parts(of: "Reference")
    #expect(reference.names == referenceNames && reference.aliveNames == referenceNames)
    #expect(device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(reference.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try DeviceFixture(at: [.reference])
    _ = device.launch()
    let reference = device.parts(of: "Reference")
    #expect(reference.aliveNames == referenceNames && device.clock.nextDue != nil)
    device.leave(by: way)
    #expect(reference.aliveNames.isEmpty && (way == .link) == (device.clock.nextDue != nil))
  }
}
