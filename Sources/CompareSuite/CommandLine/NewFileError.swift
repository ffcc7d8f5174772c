/// Why a file could not be made.
nonisolated enum NewFileError: Error, Equatable {
  case exists(String)
}

// MARK: - CustomStringConvertible

extension NewFileError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .exists(let path): "“\(path)” is there already; choose another name."
    }
  }
}
