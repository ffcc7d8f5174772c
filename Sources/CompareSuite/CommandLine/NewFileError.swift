/// Why a file could not be made.
nonisolated enum NewFileError: Error, Equatable {
  case exists(String)
  /// The text is the system's.
  case refused(String, why: String)
}

// MARK: - CustomStringConvertible

extension NewFileError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .exists(let path): "“\(path)” is there already; choose another name."
    case .refused(let path, let why): "“\(path)” can't be written: \(why) Choose another place."
    }
  }
}
