// MARK: - CustomStringConvertible

extension SuiteDrawingError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .noHTML: "This version draws no HTML. Keep the result with --format json, and draw it with a later one."
    }
  }
}
