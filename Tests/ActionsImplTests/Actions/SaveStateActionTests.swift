import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SaveStateActionTests {
  private let logger = MemoryLogger(minimum: .debug)
  private let state = SavedState(screens: [.reference])

  @Test("It saves the navigation state, and says so")
  func run() {
    let store = MemoryStore<SavedState>()
    var calls = 0
    SaveStateAction(state: state, store: store, logger: logger).run { calls += 1 }
    #expect(store.value == state)
    #expect(calls == 1)
    #expect(logger.entries.isEmpty)
  }

  @Test("What can't be saved is logged")
  func full() {
    let store = FullStoreDouble<SavedState>()
    SaveStateAction(state: state, store: store, logger: logger).run {}
    let error = StoreError.notWritable(file: "full", cause: .system(code: 28))
    #expect(
      logger.entries == [LogEntry(level: .error, message: "Where the user is was not saved: \(error)")])
  }
}
