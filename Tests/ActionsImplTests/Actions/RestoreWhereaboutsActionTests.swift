import SharedModel
import Testing

@testable import ActionsImpl

struct RestoreWhereaboutsActionTests {
  @Test("It says where the user was", arguments: [SavedState(screens: [.reference]), nil])
  func run(state: SavedState?) {
    let fixture = AppFixture(savedState: state)
    let action = RestoreWhereaboutsAction(whereabouts: fixture.dependencies.whereabouts)
    var states: [SavedState] = []
    action.run { states.append($0) }
    #expect(states == [state ?? SavedState()])
    action.cancel()
    #expect(fixture.savedState.value == state)
  }
}
