import SharedModel
import Testing

@testable import ObservationImpl

struct PlacesLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test(
    "Back releases the screen, and drops a search that waits", arguments: ["load", "search", "more", "refresh"])
  func back(pending: String) throws {
    let before = fixture.objects(of: delegate)
    try fixture.openPlaces()
    if pending != "load" { fixture.places.requests[0].answer(.success(.first)) }
    if pending == "search" { try fixture.window.perform(.type(text: "m", id: "places.search")) }
    if pending == "more" { try fixture.window.perform(.scrollToEnd(id: "places.list")) }
    if pending == "refresh" { try fixture.window.perform(.pullToRefresh(id: "places.list")) }
    let during = fixture.objects(of: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Flow.places))
    #expect(during.alive.isDisjoint(with: Flow.places))
    #expect(before.alive == before.types)
    #expect(fixture.clock.nextDue == nil)
    #expect(fixture.places.requests.last?.isCancelled == (pending != "search"))
  }

  @Test("Back from a quarter's places releases them, and none of the quarters")
  func backToQuarters() throws {
    try fixture.openPlacesOfQuarter()
    let during = fixture.objects(of: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Flow.places.union(Flow.quarters)))
    #expect(during.alive.isDisjoint(with: Flow.places))
    #expect(during.alive.isSuperset(of: Flow.quarters))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Flow.quarters))
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    try fixture.openPlacesOfQuarter()
    try fixture.window.perform(.type(text: "m", id: "places.search"))
    let guide = fixture.objects(of: delegate)
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu.union(Flow.quarters).union(Flow.places)))
    #expect(guide.alive == remaining)
    #expect(fixture.clock.nextDue == nil)
  }
}
