/// Keeps the value as it is for as long as the store lives: for stories and benchmarks.
@MainActor
public final class MemoryStore<Value: Codable & Sendable>: Store {
  /// What was set aside because it was damaged, the oldest first; nil where nothing had been saved.
  public private(set) var setAside: [Value?] = []
  /// What is kept at the moment, damaged or not.
  public private(set) var value: Value?
  private var isDamaged = false
  private let name: String

  /// A store that keeps the value; its errors call it by the name.
  public init(_ value: Value? = nil, name: String = "memory") {
    self.value = value
    self.name = name
  }

  /// Makes the next load throw that the value is damaged.
  public func damage() {
    isDamaged = true
  }

  /// The value saved last, or nil when nothing has been saved yet.
  ///
  /// Throws that it is damaged if it has been, once, after setting it aside.
  public func load() throws(StoreError) -> Value? {
    guard isDamaged else { return value }
    setDamagedAside()
    throw .damaged(
      file: name, flaw: .notJSON(detail: "damaged on purpose"), remains: .keptAs("\(name).damaged-\(setAside.count)"))
  }

  /// Keeps the value; a damaged one before it is set aside.
  public func save(_ value: Value) throws(StoreError) {
    if isDamaged { setDamagedAside() }
    self.value = value
  }

  /// Forgets the value, damaged or not.
  public func remove() throws(StoreError) {
    value = nil
    isDamaged = false
  }

  private func setDamagedAside() {
    setAside.append(value)
    value = nil
    isDamaged = false
  }
}
