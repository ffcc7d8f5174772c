import SharedModel
import Testing

@testable import ActionsImpl

struct ActionTests {
  @Test("An action that is done as soon as it is run leaves nothing to cancel")
  func cancel() {
    let fixture = AppFixture()
    let action: any Action = SignOutAction(session: fixture.session)
    action.cancel()
    #expect(fixture.session.user == .mark)
  }
}
