import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that the menu was made of are nil once it is gone.
struct MenuLifetimeTests {
  private let fixture = AppFixture(user: nil)

  /// Signs in; returns all that came with the menu.
  private func objects() throws -> ModuleObjects {
    fixture.launch()
    let signIn = fixture.objects
    try fixture.signIn(as: .mark)
    let menu = fixture.objects.without(signIn)
    #expect(!menu.alive.isEmpty)
    return menu
  }

  @Test("An expired session or a sign-out releases the screen", arguments: [Departure.expiry, .signOut])
  func departure(departure: Departure) throws {
    let objects = try objects()
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.cover.requests[0].isCancelled)
    let snapshot = fixture.app.snapshot
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.favourites.set(true, id: "maat")
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("A screen above it leaves it as it was, and leaves nothing behind")
  func screenAbove() throws {
    let objects = try objects()
    let menu = objects.alive
    try fixture.openQuarters()
    try fixture.app.perform(.goBack)
    #expect(objects.alive == menu)
  }
}
