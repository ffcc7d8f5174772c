/// A store of one value, which may outlive the process.
@MainActor
public protocol Store<Value>: AnyObject {
  associatedtype Value: Codable & Sendable

  /// Returns the value saved last, or `nil` if nothing has been saved.
  /// - Throws: The reason why it can't be loaded, after setting a damaged or newer value aside; the next load then
  ///   returns `nil`.
  func load() throws(StoreError) -> Value?

  /// Saves the value, replacing the previous one.
  /// - Throws: The reason why it can't be saved; the previous value is unchanged then.
  func save(_ value: Value) throws(StoreError)

  /// Removes any value.
  /// - Throws: The reason why it can't be removed.
  func remove() throws(StoreError)
}
