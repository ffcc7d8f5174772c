import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct SavedStateKeeperTests {
  private let logger = MemoryLogger(minimum: .debug)

  @Test("What was saved is loaded, and the menu when nothing was")
  func saves() {
    let keeper = SavedStateKeeper(store: MemoryStore(), logger: logger)
    #expect(keeper.load() == SavedState())
    keeper.save(SavedState(screens: [.reference]))
    #expect(keeper.load() == SavedState(screens: [.reference]))
    #expect(logger.entries.isEmpty)
  }

  @Test("A saved state that can't be read starts at the menu")
  func damaged() {
    let store = MemoryStore(SavedState(screens: [.reference]))
    store.damage()
    #expect(SavedStateKeeper(store: store, logger: logger).load() == SavedState())
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Where the user was is not known: ") == true)
  }

  @Test("What can't be saved is told to the log")
  func full() {
    SavedStateKeeper(store: FullStoreDouble(), logger: logger).save(SavedState())
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Where the user is was not saved: ") == true)
  }
}
