import SharedModel
import Testing

@MainActor
struct WhereaboutsTests {
  private let store = MemoryStore<SavedState>(name: "state")
  private let logger = MemoryLogger(minimum: .debug)
  private let state = SavedState(screens: [.quarters(order: .name)])

  private func whereabouts() -> Whereabouts { Whereabouts(store: store, logger: logger) }

  @Test func withoutASavedStateTheUserIsAtTheMenu() {
    #expect(whereabouts().restore() == SavedState())
    #expect(logger.entries.isEmpty)
  }

  @Test func whatIsSavedIsRestoredByTheNextLaunch() {
    whereabouts().save(state)
    #expect(whereabouts().restore() == state)
    #expect(whereabouts().restore() == state)
  }

  @Test func aStateThatCantBeReadIsSetAsideAndReportedOnce() {
    whereabouts().save(state)
    store.damage()
    #expect(whereabouts().restore() == SavedState())
    #expect(store.setAside == [state])
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Where the user was is not known: state is damaged") == true)
    #expect(whereabouts().restore() == SavedState())
    #expect(logger.entries.count == 1)
  }

  @Test func aStateThatCantBeSavedIsReported() {
    let full = Whereabouts(store: FullStore(state), logger: logger)
    full.save(SavedState())
    #expect(
      logger.entries == [
        LogEntry(level: .error, message: "Where the user is was not saved: \(FullStore<SavedState>.error)")
      ])
    #expect(full.restore() == state)
  }
}
