extension StoryFailure {
  /// The failure as lines of text: what went wrong in which implementation, and how the snapshots differ.
  nonisolated public var lines: [String] {
    switch reason {
    case .problems(let problems): Self.lines(of: problems)
    case .divergence(let divergence, let problems): Self.lines(of: problems) + divergence.lines
    case .finding(let finding): finding.lines
    }
  }

  /// Problems with the same message are told once, for all who have it.
  nonisolated private static func lines(of problems: [Problem]) -> [String] {
    var messages: [(message: String, names: [String])] = []
    for problem in problems {
      if let index = messages.firstIndex(where: { $0.message == problem.message }) {
        messages[index].names.append(problem.architecture)
      } else {
        messages.append((problem.message, [problem.architecture]))
      }
    }
    return messages.map { "\($0.names.joined(separator: ", ")): \($0.message)" }
  }
}
