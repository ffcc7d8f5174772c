/// Why there are no facts from an index.
package enum IndexStoreError: Error, Equatable, Sendable {
  /// The toolchain's library is missing or cannot be used.
  case libraryUnusable(path: String, reason: String)
  /// The store is missing, damaged, or of another version.
  case storeUnreadable(path: String, reason: String)
  /// The store has nothing of a module that was just built.
  case moduleMissing(name: String, path: String)
  /// A unit of the store is damaged.
  case unitUnreadable(name: String, reason: String)
  /// What was recorded for a file is damaged.
  case recordUnreadable(name: String, file: String, reason: String)
}
