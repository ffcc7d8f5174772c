import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

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

  @Test("After an expired session that is said from the start")
  func expired() throws {
    try fixture.signIn(as: .mark)
    fixture.session.expire()
    #expect(fixture.stack == ["signIn"])
    #expect(fixture.window.text("signIn.error") == "Your session has expired. Sign in again.")
  }

  @Test("Signing in releases the screen")
  func released() throws {
    let objects = fixture.objects
    #expect(objects.types == Set.all(.app, .signIn))
    try fixture.signIn(as: .mark)
    #expect(objects.alive == Set.app)
  }
}
