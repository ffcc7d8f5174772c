import HeadlessUI
import SharedModel
import Testing

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
    #expect(fixture.app.text("menu.greeting") == "Hello, Mark")
  }

  @Test("Signing in releases the screen")
  func released() throws {
    try fixture.signIn(as: .mark)
    let menu = fixture.objects
    fixture.session.signOut()
    let screen = fixture.objects.without(menu)
    #expect(!screen.alive.isEmpty)
    try fixture.signIn(as: .mark)
    #expect(screen.alive == [])
  }
}
