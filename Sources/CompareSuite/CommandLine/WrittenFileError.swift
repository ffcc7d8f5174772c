/// Why a file that a user named could not be written.
nonisolated enum WrittenFileError: Error, Equatable {
  case refused(path: String, reason: String)
}

// MARK: - CustomStringConvertible

extension WrittenFileError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .refused(let path, let reason): "\(path) can't be written: \(reason). Name another file."
    }
  }
}
