package nonisolated enum GrowthError: Error, Equatable {
  case otherRows(architecture: String, task: GrowthTask, places: Int, expected: Int, found: Int)
  case neverSettles(architecture: String, places: Int)
  case oneSize(seconds: Double)
}

// MARK: - CustomStringConvertible

extension GrowthError: CustomStringConvertible {
  package nonisolated var description: String {
    switch self {
    case .otherRows(let architecture, let task, let places, let expected, let found):
      "\(architecture) lists \(found) places instead of \(expected) after “\(task.name)” in a guide with \(places). "
        + "Only what works is measured; run “compare stories --architecture \(architecture)”."
    case .oneSize(let seconds):
      "Only the smallest guide fits in \(Int(seconds)) s, and one size shows no growth. “compare growth” takes longer."
    case .neverSettles(let architecture, let places):
      "\(architecture) never comes to rest in a guide with \(places) places. "
        + "Run “compare stories --architecture \(architecture)”."
    }
  }
}
