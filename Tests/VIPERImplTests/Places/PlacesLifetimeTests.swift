import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

/// The places that go out of sight for good leave no object and no request behind.
struct PlacesLifetimeTests {
  private let placesNames = ModuleParts.namesOfListModule("Places")

  @Test("Back releases the places and drops a search that waits")
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

  @Test("A reply to places that are gone changes nothing, nor does a change of the favourites")
  func latePlaces() throws {
    let assemblies = AssembliesFixture()
    let service = assemblies.placesService
    var module: Module<any PlacesModuleInput>? = assemblies.places.makeModule()
    let places = ModuleParts(of: module?.viewController, prefix: "Places")
    _ = module?.viewController.view
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
    module = nil
    #expect(places.names == placesNames && places.aliveNames.isEmpty)
    #expect(service.requests.cancelledCount == 1)
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: true)))
    try assemblies.favourites.set(true, id: "maat")
    #expect(places.aliveNames.isEmpty)
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

  @Test("An expired session releases the places")
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
