import SharedModel
import Testing

@testable import ActionsImpl

struct RecordTransitionActionTests {
  @Test("A transition is logged by the name of its screen, and where the user is then is kept")
  func run() {
    let logger = MemoryLogger(minimum: .debug)
    let store = MemoryStore<SavedState>()
    let state = SavedState(screens: [.reference])
    var calls = 0
    RecordTransitionAction(screen: "reference", state: state, store: store, logger: logger).run { calls += 1 }
    #expect(logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(store.value == state)
    #expect(calls == 1)
  }
}
