import SharedModel
import Testing

@MainActor
struct NotesTests {
  private final class Witness { var texts: [String?] = [] }

  private let store = MemoryStore(["maat": "Go early."])
  private let logger = MemoryLogger(minimum: .debug)

  @Test("They come from the store")
  func loads() {
    let notes = Notes(store: store, logger: logger)
    #expect(notes.text(for: "maat") == "Go early.")
    #expect(notes.text(for: "rossio") == nil)
    #expect(notes.count == 1)
  }

  @Test("Each change is trimmed and saved, and then observers are notified")
  func changes() throws {
    let notes = Notes(store: store, logger: logger)
    let witness = Witness()
    let observation = notes.observe { witness.texts.append(notes.text(for: "maat")) }
    try notes.set(" Go late.\n", for: "maat")
    try notes.set("Go late.", for: "maat")
    #expect(try store.load() == ["maat": "Go late."])
    try notes.set("  ", for: "maat")
    #expect(try store.load() == [:])
    #expect(witness.texts == ["Go late.", nil])
    observation.cancel()
    try notes.set("Go.", for: "maat")
    #expect(witness.texts.count == 2)
  }

  @Test("If they can't be loaded, there are none, and the log says why")
  func damaged() {
    store.damage()
    let notes = Notes(store: store, logger: logger)
    #expect(notes.count == 0)
    #expect(logger.entries.first?.message.hasPrefix("Notes not loaded: memory is damaged") == true)
  }

  @Test("A change that can't be saved doesn't happen, is thrown and is logged")
  func notSaved() {
    let notes = Notes(store: FullStore(["maat": "Go early."]), logger: logger)
    #expect(throws: FullStore<[String: String]>.error) { try notes.set("", for: "maat") }
    #expect(notes.text(for: "maat") == "Go early.")
    #expect(logger.entries.map(\.message) == ["Note on maat not saved: \(FullStore<[String: String]>.error)"])
  }
}
