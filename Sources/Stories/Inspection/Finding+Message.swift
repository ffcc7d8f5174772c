extension Finding {
  /// What is wrong, line by line: first a sentence, then what can be seen of it.
  /// - Parameter names: Those who took part.
  nonisolated public func lines(among names: [String]) -> [String] {
    switch self {
    case .divergence(let divergence): divergence.lines
    case .refused(let problems), .faults(let problems): problems.lines(among: names)
    case .endlessWait(let name, let id):
      ["\(name): “\(id)” waits, but nothing is due and every request was answered."]
    case .notAsStored(let what, let shown, let stored):
      ["\(what): shown is \(shown), stored is \(stored)."]
    case .miscounted(let text, let shown):
      ["“note.count” reads “\(shown)” for “\(text)”."]
    case .notRestored(let name, let expected, let shown):
      [
        "\(name): what was saved isn't what the relaunch shows"
          + (shown.first { !expected.contains($0) }.map { ", where \($0)." } ?? "."),
        "- saved", "+ shown",
      ] + LineDiff.lines(from: expected, to: shown, context: 1).map { "  \($0)" }
    case .leftBehind(let name, let message), .outlivesKill(let name, let message): ["\(name): \(message)"]
    case .died(_, let message): [message]
    }
  }
}
