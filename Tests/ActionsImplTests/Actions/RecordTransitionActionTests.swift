import SharedModel
import Testing

@testable import ActionsImpl

struct RecordTransitionActionTests {
  @Test("A transition is logged by the name of its screen, and where the user is then is kept")
  func run() {
    let fixture = AppFixture()
    let state = SavedState(screens: [.reference])
    let action = RecordTransitionAction(
      to: "reference", state: state, whereabouts: fixture.dependencies.whereabouts, logger: fixture.logger)
    var calls = 0
    action.run { calls += 1 }
    #expect(fixture.logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(fixture.savedState.value == state)
    #expect(calls == 1)
    action.cancel()
    #expect(fixture.savedState.value == state)
  }
}
