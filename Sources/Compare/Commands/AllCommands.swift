nonisolated extension Command {
  /// In the order of the help, the main job first. An executable may add its own.
  static let all: [Command] = [
    compare, report, diff, changes, stories, walk, runtime, selftest, counts, lines, coupling, rules, coverage, spread,
    mutate, growth, build, play, trace, new, check, remove, list, help,
  ]

  static let named: [Command] = all.filter { !$0.name.isEmpty }
}
