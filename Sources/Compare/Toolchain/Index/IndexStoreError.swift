/// An error in reading an index.
package enum IndexStoreError: Error, Equatable, Sendable {
  case libraryUnusable(path: String, reason: String)
  case storeUnreadable(path: String, reason: String)
  case moduleMissing(name: String, path: String)
  case unitUnreadable(name: String, reason: String)
  case recordUnreadable(name: String, file: String, reason: String)
}

// MARK: - CustomStringConvertible

extension IndexStoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .libraryUnusable(let path, let reason):
      "The compiler's index can't be read: \(path): \(reason). Install a toolchain from swift.org, which brings it."
    case .storeUnreadable(let path, let reason): "The index in \(path) can't be opened: \(reason) \(Self.remedy)"
    case .moduleMissing(let name, let path):
      "The index in \(path) has nothing of \(name), though that was built. \(Self.remedy)"
    case .unitUnreadable(let name, let reason): "The unit \(name) of the index can't be read: \(reason) \(Self.remedy)"
    case .recordUnreadable(let name, let file, let reason):
      "The record \(name) of \(file) can't be read: \(reason) \(Self.remedy)"
    }
  }

  private static let remedy = "Delete that build folder; it is built again."
}
