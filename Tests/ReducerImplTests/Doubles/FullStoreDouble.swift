import SharedModel

/// A store that has no room for anything.
final class FullStoreDouble<Value: Codable & Sendable>: SharedModel.Store {
  func load() throws(StoreError) -> Value? {
    nil
  }

  func save(_ value: Value) throws(StoreError) {
    throw .notWritable(file: "full", cause: .system(code: 28))
  }

  func remove() throws(StoreError) {}
}
