import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What the app holds goes with it, and what a screen holds goes with the screen.
struct AppLifetimeTests {
  @Test("The end of the process releases everything")
  func kill() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "maat")])
    var parts: [ModuleParts] = []
    do {
      let delegate = device.launch()
      device.clock.advance(by: .milliseconds(100))
      try device.perform(.tap(id: "place.editNote"))
      let view = Mirror(reflecting: delegate).descendant("root", "some", "view")
      parts = ["Menu", "Places", "Place"].map(device.parts) + [device.modalParts(of: "Note")]
      parts.append(ModuleParts(of: view as AnyObject?, prefix: "Root"))
    }
    #expect(parts.map(\.aliveNames.count) == [5, 5, 4, 4, 4])
    weak let delegate = device.delegate
    weak let window = device.window
    #expect(delegate != nil && window != nil)
    device.kill()
    #expect(parts.allSatisfy(\.aliveNames.isEmpty) && delegate == nil && window == nil)
  }

  @Test("A link makes the screens anew and releases those that were there")
  func link() throws {
    let device = try DeviceFixture(at: [.quarters(order: .name)])
    _ = device.launch()
    let parts = ["Menu", "Quarters"].map(device.parts)
    #expect(parts.map(\.aliveNames.count) == [5, 5])
    device.leave(by: .link)
    #expect(device.stack == ["menu", "quarters"] && parts.allSatisfy(\.aliveNames.isEmpty))
  }
}
