nonisolated extension Command {
  /// In the order of the help, the main job first.
  static let all = [
    compare, report, diff, changes, stories, walk, stretch, runtime, selftest, samples, counts, tally, lines, coupling,
    rules, coverage, spread, mutate, growth, build, play, trace, new, check, remove, docs, list, help,
  ]

  static let named = all.filter { !$0.name.isEmpty }
}
