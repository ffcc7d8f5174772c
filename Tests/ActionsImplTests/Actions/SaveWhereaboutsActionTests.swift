import SharedModel
import Testing

@testable import ActionsImpl

struct SaveWhereaboutsActionTests {
  @Test("It keeps where the user is, and says so")
  func run() {
    let fixture = AppFixture()
    let state = SavedState(screens: [.reference])
    let action = SaveWhereaboutsAction(state: state, whereabouts: fixture.dependencies.whereabouts)
    var calls = 0
    action.run { calls += 1 }
    #expect(fixture.savedState.value == state)
    #expect(calls == 1)
    action.cancel()
    #expect(fixture.savedState.value == state)
  }
}
