import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// How signing in ends, and what is left of it.
struct SignInLifetimeTests {
  private let fixture = AppFixture(user: nil)

  init() {
    fixture.launch()
  }

  @Test("Success leads on")
  func success() throws {
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
    #expect(fixture.window.text("menu.greeting") == "Hello, Mark")
  }

  @Test("Signing in releases the screen")
  func released() throws {
    let objects = fixture.objects
    #expect(objects.types == Set.all(.app, .signIn))
    try fixture.signIn(as: .mark)
    #expect(objects.alive == Set.app)
  }
}
