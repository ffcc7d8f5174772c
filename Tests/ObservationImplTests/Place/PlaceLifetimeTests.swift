import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test("Back releases the screen, and cancels its request", arguments: ["load", "next", ""])
  func back(pending: String) throws {
    if pending == "load" { delegate.application(open: "guide://places/maat") } else { try fixture.openPlace() }
    if pending == "next" { for _ in 1...2 { try fixture.window.perform(.tap(id: "place.next")) } }
    let during = fixture.objects(of: delegate)
    while fixture.stack.last == "place" { try fixture.window.perform(.goBack) }
    #expect(during.types.isSuperset(of: Flow.places.union(Flow.place)))
    #expect(during.alive.isDisjoint(with: Flow.place))
    #expect(during.alive.isSuperset(of: Flow.places))
    if pending == "load" { #expect(fixture.place.requests[0].isCancelled) }
    if pending == "next" { #expect(fixture.places.requests[1].isCancelled) }
  }

  @Test("Back releases a screen whose favourite is being sent, which goes on")
  func backWhileSending() throws {
    try fixture.openPlace()
    let during = fixture.objects(of: delegate)
    try fixture.window.perform(.toggle(id: "place.favourite"))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Flow.place))
    #expect(!fixture.favourite.requests[0].isCancelled)
    fixture.favourite.requests[0].answer(.failure(.notFound))
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("The alert of a place that is gone leaves nothing of it behind", arguments: [true, false])
  func lostPlace(isOpenedByLink: Bool) throws {
    if isOpenedByLink { delegate.application(open: "guide://places/maat") } else { try fixture.openPlace() }
    let during = fixture.objects(of: delegate)
    if !isOpenedByLink { try fixture.window.perform(.toggle(id: "place.favourite")) }
    fixture.place.requests.first?.answer(.failure(.notFound))
    fixture.favourite.requests.first?.answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Flow.place))
    #expect(during.alive.isDisjoint(with: Flow.place))
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    try fixture.openPlace()
    for _ in 1...2 { try fixture.window.perform(.tap(id: "place.next")) }
    let guide = fixture.objects(of: delegate)
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu.union(Flow.places).union(Flow.place)))
    #expect(guide.alive == remaining)
    #expect(fixture.places.requests[1].isCancelled)
  }
}
