import SharedModel
import Testing

@MainActor
struct MemoryStoreTests {
  private let error = StoreError.damaged(
    file: "notes", flaw: .notJSON(detail: "damaged on purpose"), remains: .keptAs("notes.damaged-1"))

  @Test("It keeps the last saved value until that is removed")
  func keeps() throws {
    let store = MemoryStore<Int>()
    #expect(try store.load() == nil)
    try store.save(1)
    try store.save(2)
    #expect(try store.load() == 2)
    try store.remove()
    #expect(try store.load() == nil)
  }

  @Test("A damaged value is reported once, and set aside")
  func damage() throws {
    let store = MemoryStore(1, name: "notes")
    store.damage()
    #expect(throws: error) { try store.load() }
    #expect(store.setAside == [1])
    #expect(try store.load() == nil)
  }

  @Test("Damage is reported even if nothing was saved")
  func damageOfNothing() throws {
    let store = MemoryStore<Int>(name: "notes")
    store.damage()
    #expect(throws: error) { try store.load() }
    #expect(store.setAside == [nil])
  }

  @Test("A damaged value isn't overwritten")
  func saveOverDamage() throws {
    let store = MemoryStore(1)
    store.damage()
    try store.save(2)
    #expect(try store.load() == 2)
    #expect(store.setAside == [1])
  }

  @Test("A damaged value can be removed on request")
  func removeDamage() throws {
    let store = MemoryStore(1)
    store.damage()
    try store.remove()
    #expect(try store.load() == nil)
    #expect(store.setAside.isEmpty)
  }

  @Test("While it isn't writable, it refuses every change, and knows that it is outdated")
  func refusal() throws {
    let store = MemoryStore(1, name: "notes")
    let error = StoreError.notWritable(file: "notes", cause: .other("refused on purpose"))
    store.isWritable = false
    #expect(!store.isOutdated)
    #expect(throws: error) { try store.save(2) }
    #expect(store.isOutdated)
    #expect(throws: error) { try store.remove() }
    #expect(try store.load() == 1)
    store.isWritable = true
    #expect(store.isOutdated)
    try store.save(2)
    #expect(!store.isOutdated)
    #expect(try store.load() == 2)
  }
}
