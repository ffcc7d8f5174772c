extension StoryFailure {
  /// The failure as lines of text: what went wrong in which implementation, and how the snapshots differ.
  nonisolated public var lines: [String] { reason.lines }
}

extension StoryFailure.Reason {
  /// What went wrong in which implementation, and how they differ, line by line.
  nonisolated var lines: [String] {
    switch self {
    case .problems(let problems): problems.lines
    case .divergence(let divergence, let problems): problems.lines + divergence.lines
    case .finding(let finding): finding.lines
    }
  }
}

extension [StoryFailure.Problem] {
  /// Problems with the same message are told once, for all who have it.
  nonisolated var lines: [String] {
    var messages: [(message: String, names: [String])] = []
    for problem in self {
      if let index = messages.firstIndex(where: { $0.message == problem.message }) {
        messages[index].names.append(problem.architecture)
      } else {
        messages.append((problem.message, [problem.architecture]))
      }
    }
    return messages.map { "\($0.names.joined(separator: ", ")): \($0.message)" }
  }
}
