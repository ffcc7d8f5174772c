import SharedModel

/// A store that can load, but has no room to save.
final class FullStore<Value: Codable & Sendable>: Store {
  static var error: StoreError { .notWritable(file: "full", cause: .other("no room")) }
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func load() throws(StoreError) -> Value? { value }
  func save(_ value: Value) throws(StoreError) { throw Self.error }
  func remove() throws(StoreError) { throw Self.error }
}
