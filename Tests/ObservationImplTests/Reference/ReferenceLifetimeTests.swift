import SharedModel
import Testing

@testable import ObservationImpl

struct ReferenceLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test("Back releases the screen, and cancels its request", arguments: ["load", "refresh", ""])
  func back(pending: String) throws {
    try fixture.openReference()
    let during = fixture.objects(of: delegate)
    if pending != "load" { fixture.articles.requests[0].answer(.success(.book)) }
    if pending == "refresh" { try fixture.window.perform(.pullToRefresh(id: "reference.list")) }
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Flow.reference))
    #expect(during.alive.isDisjoint(with: Flow.reference))
    #expect(fixture.articles.requests.last?.isCancelled == !pending.isEmpty)
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    try fixture.openReference()
    let guide = fixture.objects(of: delegate)
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu.union(Flow.reference)))
    #expect(guide.alive == remaining)
    #expect(fixture.articles.requests[0].isCancelled)
  }
}
