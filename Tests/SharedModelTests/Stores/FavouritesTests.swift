import SharedModel
import Testing

@MainActor
struct FavouritesTests {
  private final class Witness { var changes: [String] = [] }

  private let store = MemoryStore<Set<String>>(["maat"])
  private let logger = MemoryLogger(minimum: .debug)

  @Test("They come from the store")
  func loads() {
    let favourites = Favourites(store: store, logger: logger)
    #expect(favourites.contains("maat"))
    #expect(favourites.count == 1)
    #expect(favourites.contains("maat") && !favourites.contains("rossio"))
    #expect(favourites.count == 1)
    #expect(Favourites(store: MemoryStore(), logger: logger).count == 0)
  }

  @Test("Each change is saved, and then observers learn which place has changed")
  func changes() throws {
    let favourites = Favourites(store: store, logger: logger)
    let witness = Witness()
    let observation = favourites.observe { witness.changes.append("\($0): \(favourites.contains($0))") }
    try favourites.set(true, id: "rossio")
    #expect(try store.load() == ["maat", "rossio"])
    try favourites.set(false, id: "maat")
    try favourites.set(false, id: "maat")
    #expect(try store.load() == ["rossio"])
    #expect(witness.changes == ["rossio: true", "maat: false"])
    observation.cancel()
    try favourites.set(true, id: "maat")
    #expect(witness.changes.count == 2)
  }

  @Test("If they can't be loaded, there are none, and the log says why")
  func damaged() throws {
    store.damage()
    let favourites = Favourites(store: store, logger: logger)
    #expect(favourites.count == 0)
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Favourites not loaded: memory is damaged") == true)
    try favourites.set(true, id: "rossio")
    #expect(try store.load() == ["rossio"])
  }

  @Test("A change that can't be saved doesn't happen, is thrown and is logged")
  func notSaved() {
    let favourites = Favourites(store: FullStore(["maat"]), logger: logger)
    let witness = Witness()
    let observation = favourites.observe { witness.changes.append($0) }
    #expect(throws: FullStore<Set<String>>.error) { try favourites.set(false, id: "maat") }
    #expect(favourites.contains("maat"))
    #expect(favourites.count == 1)
    #expect(witness.changes.isEmpty)
    #expect(logger.entries.map(\.message) == ["Favourite maat not saved: \(FullStore<Set<String>>.error)"])
    observation.cancel()
  }
}
