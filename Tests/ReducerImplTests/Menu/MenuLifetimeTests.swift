import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that the menu was made of are nil once it is gone.
struct MenuLifetimeTests {
  private let fixture = AppFixture()

  init() {
    fixture.launch()
  }

  @Test("An expired session or a sign-out releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) throws {
    let objects = fixture.objects
    #expect(objects.types == Set.all(.app, .menu))
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
    #expect(fixture.cover.requests[0].isCancelled)
    let snapshot = fixture.window.snapshot
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.favourites.set(true, id: "maat")
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("A screen above it leaves it as it was, and leaves nothing behind")
  func screenAbove() throws {
    let objects = fixture.objects
    try fixture.openQuarters()
    try fixture.window.perform(.goBack)
    #expect(objects.alive == objects.types)
    #expect(fixture.objects.types == objects.types)
  }
}
