extension StoryFailure {
  /// The failure as lines of text: first who fails in what, as a sentence, then what can be seen of it.
  /// - Parameter names: Those who took the step.
  nonisolated public func lines(among names: [String]) -> [String] { reason.lines(among: names) }
}

extension StoryFailure.Reason {
  /// What went wrong in which implementation, and how they differ, line by line.
  nonisolated func lines(among names: [String]) -> [String] {
    switch self {
    case .problems(let problems): problems.lines(among: names)
    case .divergence(let divergence, let problems): problems.lines(among: names) + divergence.lines
    case .finding(let finding): finding.lines(among: names)
    }
  }
}

extension [StoryFailure.Problem] {
  /// Problems with the same message are told once, for all who have it.
  nonisolated func lines(among names: [String]) -> [String] {
    var messages: [(message: String, names: [String])] = []
    for problem in self {
      if let index = messages.firstIndex(where: { $0.message == problem.message }) {
        messages[index].names.append(problem.architecture)
      } else {
        messages.append((problem.message, [problem.architecture]))
      }
    }
    let all = Participants(names: names)
    return messages.map { message, names in
      "\(messages.count == 1 ? all.called(names) : Participants.list(names)): \(message)"
    }
  }
}
