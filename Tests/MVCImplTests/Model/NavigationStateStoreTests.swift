import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct NavigationStateStoreTests {
  private let store = MemoryStore<SavedState>(name: "state")
  private let logger = MemoryLogger(minimum: .debug)
  private let stateStore: NavigationStateStore
  private let state = SavedState(screens: [.quarters(order: .name)])

  init() {
    stateStore = NavigationStateStore(store: store, logger: logger)
  }

  @Test("Where nothing was saved the user is at the menu")
  func nothing() {
    #expect(stateStore.load() == SavedState())
    #expect(logger.entries.isEmpty)
  }

  @Test("What is saved is loaded, as often as it is asked for")
  func saved() {
    stateStore.save(state)
    #expect(stateStore.load() == state)
    #expect(stateStore.load() == state)
    #expect(logger.entries.isEmpty)
  }

  @Test("A state that can't be read is set aside and told to the log, and the user is at the menu")
  func damaged() {
    stateStore.save(state)
    store.damage()
    #expect(stateStore.load() == SavedState())
    #expect(store.setAside == [state])
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries[0].message.hasPrefix("Where the user was is not known: state is damaged"))
    #expect(stateStore.load() == SavedState())
    #expect(logger.entries.count == 1)
  }

  @Test("A state that can't be saved is told to the log")
  func full() {
    NavigationStateStore(store: FullStoreDouble(), logger: logger).save(state)
    let error = StoreError.notWritable(file: "full", cause: .system(code: 28))
    #expect(
      logger.entries == [LogEntry(level: .error, message: "Where the user is was not saved: \(error)")])
  }
}
