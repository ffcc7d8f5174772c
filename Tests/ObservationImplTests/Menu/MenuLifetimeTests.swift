import SharedModel
import Testing

@testable import ObservationImpl

struct MenuLifetimeTests {
  @Test("An expired session or a sign-out releases the screen", arguments: [Departure.expiry, .signOut])
  func departure(departure: Departure) {
    let fixture = AppFixture()
    let delegate = fixture.launch()
    let guide = fixture.objects(of: delegate)
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu))
    #expect(guide.alive == remaining)
    #expect(fixture.cover.requests[0].isCancelled)
  }
}
