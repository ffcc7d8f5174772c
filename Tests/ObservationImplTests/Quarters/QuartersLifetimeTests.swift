import SharedModel
import Testing

@testable import ObservationImpl

struct QuartersLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test("Back releases the screen, and cancels its request", arguments: ["load", "refresh", ""])
  func back(pending: String) throws {
    let before = fixture.objects(of: delegate)
    try fixture.openQuarters()
    let during = fixture.objects(of: delegate)
    if pending != "load" { fixture.quarters.requests[0].answer(.success(.unsorted)) }
    if pending == "refresh" { try fixture.window.perform(.pullToRefresh(id: "quarters.list")) }
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Flow.quarters))
    #expect(during.alive.isDisjoint(with: Flow.quarters))
    #expect(before.alive == before.types)
    #expect(fixture.quarters.requests.last?.isCancelled == !pending.isEmpty)
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    try fixture.openQuarters()
    let during = fixture.objects(of: delegate)
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    fixture.quarters.requests[1].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Flow.quarters))
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    try fixture.openQuarters()
    let guide = fixture.objects(of: delegate)
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu.union(Flow.quarters)))
    #expect(guide.alive == remaining)
    #expect(fixture.quarters.requests[0].isCancelled)
  }
}
