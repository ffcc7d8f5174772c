import SharedModel
import Testing

@testable import ActionsImpl

struct RestoreStateActionTests {
  private let logger = MemoryLogger(minimum: .debug)

  private func restore(from store: any Store<SavedState>) -> [SavedState] {
    var states: [SavedState] = []
    RestoreStateAction(store: store, logger: logger).run { states.append($0) }
    return states
  }

  @Test(
    "It says where the user was, or the menu when nothing is saved",
    arguments: [SavedState(screens: [.reference]), nil])
  func run(state: SavedState?) {
    let store = MemoryStore(state)
    #expect(restore(from: store) == [state ?? SavedState()])
    #expect(store.value == state)
    #expect(logger.entries.isEmpty)
  }

  @Test("A saved state that can't be read is set aside and logged once, and the user is at the menu")
  func damaged() {
    let state = SavedState(screens: [.reference])
    let store = MemoryStore(state, name: "state")
    store.damage()
    #expect(restore(from: store) == [SavedState()])
    #expect(store.setAside == [state])
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Where the user was is not known: state is damaged") == true)
    #expect(restore(from: store) == [SavedState()])
    #expect(logger.entries.count == 1)
  }
}
