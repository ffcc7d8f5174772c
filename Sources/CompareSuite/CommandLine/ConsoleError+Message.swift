// MARK: - CustomStringConvertible

extension ConsoleError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .nobodyReads: "The output was closed before all was written."
    case .refused(let why): "The output can't be written: \(why). Check where it is sent to."
    }
  }
}
