import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// The places that go out of sight for good leave no object and no request behind.
struct PlacesLifetimeTests {
  private let placesNames = ModuleParts.namesOfListModule("Places")

  @Test("Back releases the screen, and drops a search that waits")
  func backFromPlaces() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    device.backend[.cover].answer = .never
    _ = device.launch()
    device.clock.advance(by: .milliseconds(100))
    try device.perform(.type(text: "ma", id: "places.search"))
    let places = device.parts(of: "Places")
    #expect(places.names == placesNames && places.aliveNames == placesNames)
    #expect(device.clock.nextDue != nil)
    try device.perform(.goBack)
    #expect(places.aliveNames.isEmpty && device.clock.nextDue == nil)
    #expect(device.backend.requestCount(of: .places) == 1)
  }

  @Test("Places that have loaded more and wait for more still are released, with their request")
  func placesLoadingMore() throws {
    let assemblies = AssembliesFixture()
    let service = assemblies.placesService
    let window = Window()
    window.rootViewController = assemblies.places.makeModule().viewController
    let places = ModuleParts(of: window.rootViewController, prefix: "Places")
    service.requests.answer(.success(PlacePage(places: [Fixtures.castelo], isLast: false)))
    try window.perform(.scrollToEnd(id: "places.list"))
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: false)), to: 1)
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(service.pages == [0, 1, 2] && service.requests.cancelledCount == 0)
    window.rootViewController = nil
    #expect(places.aliveNames.isEmpty && service.requests.cancelledCount == 1)
    service.requests.answer(.success(PlacePage(places: [Fixtures.sé], isLast: true)), to: 2)
    #expect(places.aliveNames.isEmpty)
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: WayOut.allCases)
  func waysOut(way: WayOut) throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    try device.perform(.type(text: "ma", id: "places.search"))
    let places = device.parts(of: "Places")
    #expect(places.aliveNames == placesNames && device.clock.nextDue != nil)
    device.leave(by: way)
    #expect(places.aliveNames.isEmpty && (way == .link) == (device.clock.nextDue != nil))
  }

  @Test("A session that its own request finds expired releases the places")
  func expiryOverPlaces() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    device.backend[.places].failsOnce = .unauthorised
    _ = device.launch()
    let places = device.parts(of: "Places")
    #expect(places.aliveNames == placesNames)
    device.clock.advance(by: .milliseconds(100))
    #expect(device.stack == ["signIn"] && places.aliveNames.isEmpty && device.clock.nextDue == nil)
  }

  @Test("The end of the process releases places in the middle of a search")
  func killDuringSearch() throws {
    let device = try DeviceFixture(at: [.places(quarterID: nil, title: "Places", query: "")])
    _ = device.launch()
    try device.perform(.type(text: "ma", id: "places.search"))
    let places = device.parts(of: "Places")
    #expect(places.aliveNames == placesNames)
    device.kill()
    #expect(places.aliveNames.isEmpty)
  }
}
