/// Keeps one value beyond the app's life, or only as if.
@MainActor
public protocol Store<Value>: AnyObject {
  /// What is kept.
  associatedtype Value: Codable & Sendable

  /// The value saved last, or nil when nothing has been saved yet.
  ///
  /// Throws what is wrong with what was saved, after setting it aside if it is damaged or too new; the next load then
  /// finds nothing.
  func load() throws(StoreError) -> Value?

  /// Keeps the value in the stead of the one before.
  ///
  /// Throws why it can't; then the one before is untouched.
  func save(_ value: Value) throws(StoreError)

  /// Removes what is kept, whatever it is; there may be nothing.
  ///
  /// Throws why it can't.
  func remove() throws(StoreError)
}
