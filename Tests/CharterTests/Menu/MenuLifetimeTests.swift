import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Closing the screen releases its objects.
struct MenuLifetimeTests {
  private let fixture = AppFixture(user: nil)

  /// Signs in, and returns the menu's objects.
  private func objects(_ subject: Subject) throws -> ModuleObjects {
    fixture.launch(subject)
    let signIn = fixture.objects
    try fixture.signIn(as: .mark)
    let menu = fixture.objects.without(signIn)
    #expect(!menu.alive.isEmpty)
    return menu
  }

  @Test(
    "An expired session or a sign-out releases the screen",
    arguments: try await Subject.all, [Departure.expiry, .signOut])
  func departure(subject: Subject, departure: Departure) throws {
    let objects = try objects(subject)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(try fixture.cover.requests[0].isCancelled)
    let snapshot = fixture.app.snapshot
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.favourites.set(true, id: "maat")
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("A screen above the menu leaves it as it was, and leaks nothing", arguments: try await Subject.all)
  func screenAbove(subject: Subject) throws {
    let objects = try objects(subject)
    let menu = objects.alive
    try fixture.openQuarters()
    try fixture.app.perform(.goBack)
    #expect(objects.alive == menu)
  }
}
