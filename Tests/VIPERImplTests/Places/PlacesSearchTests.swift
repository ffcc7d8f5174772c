import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What is left of a search once it is outdated, with the backend's own replies.
struct PlacesSearchTests {
  @Test("A late reply to an older text changes nothing")
  func olderText() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    device.backend[.places].latency = .seconds(2)
    try device.perform(.type(text: "maat", id: "places.search"))
    device.clock.advance(by: .milliseconds(300))
    #expect(device.backend.requestCount(of: .places) == 2)
    device.backend[.places].latency = .milliseconds(100)
    try device.perform(.type(text: "se", id: "places.search"))
    device.clock.advance(by: .milliseconds(400))
    let lines = device.lines
    #expect(lines.suffix(2) == ["  places.list: list, 1 rows", "    “Sé” “The cathedral”"])
    device.clock.advance(by: .seconds(3))
    #expect(device.lines == lines)
  }
}
