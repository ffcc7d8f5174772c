import SharedModel
import Testing

@testable import ActionsImpl

struct SignOutActionTests {
  @Test("It ends the session, and says so")
  func run() {
    let fixture = AppFixture()
    var calls = 0
    SignOutAction(session: fixture.session).run { calls += 1 }
    #expect(fixture.session.user == nil)
    #expect(calls == 1)
  }
}
