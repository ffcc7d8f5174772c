import SharedModel
import Testing

@testable import ActionsImpl

struct SignOutActionTests {
  @Test("It ends the session, and says so")
  func run() {
    let fixture = AppFixture()
    let action = SignOutAction(session: fixture.session)
    var calls = 0
    action.run { calls += 1 }
    #expect(fixture.session.user == nil)
    #expect(calls == 1)
    action.cancel()
    #expect(fixture.session.user == nil)
  }
}
