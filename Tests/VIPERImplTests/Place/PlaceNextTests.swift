import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// What becomes of Next when the user, or the backend, has something else in mind.
struct PlaceNextTests {
  /// A device on which Next waits for a page of the places.
  private func device() throws -> DeviceFixture {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "maat")])
    device.backend[.cover].answer = .never
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    device.backend[.places].latency = .seconds(1)
    try device.perform(.tap(id: "place.next"))
    #expect(device.clock.nextDue != nil && device.lines.contains("  place.spinner: spinner"))
    return device
  }

  private func expectNoNext(_ device: DeviceFixture) {
    #expect(device.lines.contains("  place.next: button “Next”"))
    #expect(!device.lines.contains("  place.spinner: spinner"))
  }

  @Test("Opening the note drops Next")
  func note() throws {
    let device = try device()
    try device.perform(.tap(id: "place.editNote"))
    #expect(device.clock.nextDue == nil)
    try device.perform(.tap(id: "note.cancel"))
    expectNoNext(device)
    device.clock.advance(by: .seconds(2))
    #expect(device.stack == ["menu", "places", "place"])
  }

  @Test("A place that is gone drops Next")
  func gone() throws {
    let device = try device()
    device.backend.guide.places.removeAll { $0.id == "maat" }
    try device.perform(.toggle(id: "place.favourite"))
    device.clock.advance(by: .milliseconds(100))
    #expect(device.window?.snapshot.alert != nil && device.clock.nextDue == nil)
    expectNoNext(device)
    device.clock.advance(by: .seconds(2))
    try device.perform(.tapInAlert(title: "OK"))
    #expect(device.stack == ["menu", "places"])
  }
}
