import SharedModel
import Testing

@testable import ActionsImpl

struct TransitionRecorderTests {
  @Test("A transition is logged by the name of its screen, and the navigation state is saved")
  func record() {
    let logger = MemoryLogger(minimum: .debug)
    let store = MemoryStore<SavedState>()
    let state = SavedState(screens: [.reference])
    TransitionRecorder(store: store, logger: logger).record("reference", state: state)
    #expect(logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(store.value == state)
  }
}
