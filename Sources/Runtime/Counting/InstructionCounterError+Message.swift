// MARK: - CustomStringConvertible

extension InstructionCounterError: CustomStringConvertible {
  /// What was wrong, and what to do.
  package var description: String {
    switch self {
    case .refused(let reason): "The system gives no counter of instructions: \(reason)."
    case .shared: "The counter of instructions was used by others meanwhile. End other profilers and try again."
    }
  }
}
