package import SharedModel

/// A store with no room for a new value.
package final class FullStoreDouble<Value: Codable & Sendable>: Store {
  package static var error: StoreError { .notWritable(file: "full", cause: .system(code: 28)) }

  private let value: Value?

  package init(_ value: Value? = nil) {
    self.value = value
  }

  package func load() throws(StoreError) -> Value? { value }
  package func save(_ value: Value) throws(StoreError) { throw Self.error }
  package func remove() throws(StoreError) {}
}
