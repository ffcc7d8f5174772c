/// Keeps the value as it is for as long as the store lives: for stories and benchmarks.
@MainActor
public final class MemoryStore<Value: Codable & Sendable>: Store {
  /// What was set aside because it was damaged, the oldest first; nil where nothing had been saved.
  public private(set) var setAside: [Value?] = []
  /// What is kept at the moment, damaged or not.
  public private(set) var value: Value?
  /// Whether there is room for changes; where there is none they are refused, and the value stays.
  public var isWritable = true
  /// Whether the last change was refused, so that the value is older than what its owner wanted kept.
  public private(set) var isOutdated = false
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
  ///
  /// Throws that it can't be written while the store isn't writable.
  public func save(_ value: Value) throws(StoreError) {
    try requireWritable()
    if isDamaged { setDamagedAside() }
    self.value = value
  }

  /// Forgets the value, damaged or not.
  ///
  /// Throws that it can't be written while the store isn't writable.
  public func remove() throws(StoreError) {
    try requireWritable()
    value = nil
    isDamaged = false
  }

  private func requireWritable() throws(StoreError) {
    isOutdated = !isWritable
    guard isWritable else { throw .notWritable(file: name, cause: .other("refused on purpose")) }
  }

  private func setDamagedAside() {
    setAside.append(value)
    value = nil
    isDamaged = false
  }
}
