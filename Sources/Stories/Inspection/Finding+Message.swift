extension Finding {
  /// What is wrong, line by line.
  nonisolated public var lines: [String] {
    switch self {
    case .divergence(let divergence): divergence.lines
    case .refused(let problems), .faults(let problems): problems.map { "\($0.architecture): \($0.message)" }
    case .endlessWait(let name, let id):
      ["\(name): “\(id)” waits, but nothing is due and every request was answered."]
    case .notAsStored(let what, let shown, let stored):
      ["\(what): shown is \(shown), stored is \(stored)."]
    case .miscounted(let text, let shown):
      ["“note.count” reads “\(shown)” for “\(text)”."]
    case .notRestored(let name, let expected, let shown):
      ["\(name): what was saved is not what the relaunch shows:"]
        + LineDiff.lines(from: expected, to: shown).map { "  \($0)" }
    case .leftBehind(let name, let message), .outlivesKill(let name, let message): ["\(name): \(message)"]
    }
  }
}
