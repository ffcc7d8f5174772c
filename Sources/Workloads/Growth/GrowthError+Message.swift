// MARK: - CustomStringConvertible

extension GrowthError: CustomStringConvertible {
  /// What was wrong, and what to do.
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
