/// Why a comparison can't be drawn.
nonisolated enum SuiteDrawingError: Error, Equatable {
  /// Pages are not drawn yet.
  case noHTML
}
