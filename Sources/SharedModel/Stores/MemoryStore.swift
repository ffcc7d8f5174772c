/// A store that keeps its value in memory, for stories and benchmarks.
@MainActor
public final class MemoryStore<Value: Codable & Sendable>: Store {
  /// The values set aside because they were damaged, the oldest first; `nil` if nothing had been saved.
  public private(set) var setAside: [Value?] = []
  /// The current value, damaged or not.
  public private(set) var value: Value?
  /// Whether changes are accepted; if not, they are refused and the value stays.
  public var isWritable = true
  /// Whether the last change was refused, so that the value is older than its owner intended.
  public private(set) var isOutdated = false
  private var isDamaged = false
  private let name: String

  /// Creates a store; errors use `name` in place of a file name.
  public init(_ value: Value? = nil, name: String = "memory") {
    self.value = value
    self.name = name
  }

  /// Makes the next load throw that the value is damaged.
  public func damage() {
    isDamaged = true
  }

  /// Returns the value saved last, or `nil` if nothing has been saved.
  /// - Throws: An error if the value is damaged, but only once, because it is then set aside.
  public func load() throws(StoreError) -> Value? {
    guard isDamaged else { return value }
    setDamagedAside()
    throw .damaged(
      file: name, flaw: .notJSON(detail: "damaged on purpose"), remains: .keptAs("\(name).damaged-\(setAside.count)"))
  }

  /// Saves the value; sets aside a damaged one first.
  /// - Throws: An error if the store isn't writable.
  public func save(_ value: Value) throws(StoreError) {
    try requireWritable()
    if isDamaged { setDamagedAside() }
    self.value = value
  }

  /// Removes the value, damaged or not.
  /// - Throws: An error if the store isn't writable.
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
